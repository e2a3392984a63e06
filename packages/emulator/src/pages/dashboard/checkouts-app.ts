import { Hono } from 'hono';
import { issueCheckoutLink } from '../../shop/purchase/checkout-link.js';
import { checkouts } from '../../shop/purchase/checkouts.js';
import { readBody } from '../../protocol/http/read-body.js';
import { ApplicationError, ValidationError } from '../../kernel/errors/wire-error.js';
import { changing } from './changing.js';
import type { Controlled } from './controlled.js';
import { Fields } from './fields.js';

/** Links that the platform makes for buyers who paid for a checkout elsewhere. The platform has no call for it. */
export function checkoutsApp(controlled: Controlled): Hono {
  const { tenants } = controlled;
  const app = new Hono();
  const change = changing(controlled);
  app.post('/checkout-links', async (c) => {
    const fields = new Fields(await readBody(c.req.raw), ['checkoutId', 'url']);
    const [checkoutId, url] = [fields.need('checkoutId'), fields.need('url')];
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
      throw new ValidationError([{ field: 'url', description: 'must be a web address', violatedRule: 'FORMAT' }]);
    }
    const tenant = tenants.need(c.req.query('clientId'));
    if (!checkouts(tenant).get(checkoutId)) {
      throw new ApplicationError(404, 'CHECKOUT_NOT_FOUND', 'There is no such checkout.', { checkoutId });
    }
    return c.json({ token: await change(c, tenant, () => issueCheckoutLink(tenant, checkoutId, url)) });
  });
  return app;
}
