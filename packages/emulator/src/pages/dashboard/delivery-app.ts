import { type TaxSettings, changeTaxSettings, taxSettings } from '../../shop/pricing/tax/tax-settings.js';
import { setShippingRegions, shippingRegions } from '../../shop/pricing/shipping/shipping-regions.js';
import { Hono } from 'hono';
import { readBody } from '../../protocol/http/read-body.js';
import { changing } from './changing.js';
import type { Controlled } from './controlled.js';
import { readShipping } from './read-shipping.js';
import { readTaxes } from './read-taxes.js';

const shownTaxes = ({ includedInPrices, places }: TaxSettings) => ({ includedInPrices, places });

/** Where the store ships to and for how much, and which taxes it collects there. */
export function deliveryApp(controlled: Controlled): Hono {
  const { tenants } = controlled;
  const app = new Hono();
  const change = changing(controlled);
  app.get('/shipping', (c) => c.json({ regions: shippingRegions(tenants.need(c.req.query('clientId'))) }));
  app.post('/shipping', async (c) => {
    const given = readShipping(await readBody(c.req.raw));
    const tenant = tenants.need(c.req.query('clientId'));
    return c.json({ regions: await change(c, tenant, () => setShippingRegions(tenant, given)) });
  });
  app.get('/taxes', (c) => c.json(shownTaxes(taxSettings(tenants.need(c.req.query('clientId'))))));
  app.post('/taxes', async (c) => {
    const given = readTaxes(await readBody(c.req.raw));
    const tenant = tenants.need(c.req.query('clientId'));
    return c.json(shownTaxes(await change(c, tenant, () => changeTaxSettings(tenant, given))));
  });
  return app;
}
