import { Hono } from 'hono';
import { issueCheckoutLink } from '../../shop/purchase/checkout-link.js';
import { findCheckout } from '../../shop/purchase/checkouts.js';
import { readBody } from '../../protocol/http/read-body.js';
import { ApplicationError, ValidationError } from '../../kernel/errors/application-error.js';
import { changeRunner } from './change-runner.js';
import type { ControlContext } from './control-context.js';
import { Fields } from './fields.js';

/**
 * Control API for the links that the platform creates for buyers who paid elsewhere. The platform has no API for this.
 */
export function checkoutsApp(controlled: ControlContext): Hono {
  const { tenants } = controlled;
  const app = new Hono();
  const change = changeRunner(controlled);
  app.post('/checkout-links', async (c) => {
    const fields = new Fields(await readBody(c.req.raw), ['checkoutId', 'url']);
    const [checkoutId, url] = [fields.require('checkoutId'), fields.require('url')];
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
      throw new ValidationError([{ field: 'url', description: 'must be a web address', violatedRule: 'FORMAT' }]);
    }
    const tenant = tenants.require(c.req.query('clientId'));
    if (!findCheckout(tenant, checkoutId)) {
      throw new ApplicationError(
        'notFound',
        'CHECKOUT_NOT_FOUND',
        'No checkout with this ID is visible to the caller.',
        {
          checkoutId,
        },
      );
    }
    return c.json({ token: await change(c, tenant, () => issueCheckoutLink(tenant, checkoutId, url)) });
  });
  return app;
}
