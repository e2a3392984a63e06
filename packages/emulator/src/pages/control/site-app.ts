import { Hono } from 'hono';
import { readBody } from '../../protocol/http/read-body.js';
import { type SiteStatus, changeSiteStatus, siteStatus } from '../../shop/settings/site-status.js';
import { changeRunner } from './change-runner.js';
import type { ControlContext } from './control-context.js';
import { Fields } from './fields.js';

const formatStatus = ({ acceptsPayments, hasCheckoutPage, published }: SiteStatus) => ({
  acceptsPayments,
  hasCheckoutPage,
  published,
});

function readChange(body: unknown): Partial<SiteStatus> {
  const names = ['acceptsPayments', 'hasCheckoutPage', 'published'] as const;
  const fields = new Fields(body, names);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = fields.boolean(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Sets whether the site is published, has a checkout page, and accepts payments. */
export function siteApp(controlled: ControlContext): Hono {
  const { tenants } = controlled;
  const app = new Hono();
  const change = changeRunner(controlled);
  app.get('/site', (c) => c.json(formatStatus(siteStatus(tenants.require(c.req.query('clientId'))))));
  app.post('/site', async (c) => {
    const given = readChange(await readBody(c.req.raw));
    const tenant = tenants.require(c.req.query('clientId'));
    return c.json(formatStatus(await change(c, tenant, () => changeSiteStatus(tenant, given))));
  });
  return app;
}
