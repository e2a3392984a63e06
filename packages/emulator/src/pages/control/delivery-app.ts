import { type TaxSettings, changeTaxSettings, taxSettings } from '../../shop/pricing/tax/tax-settings.js';
import { setShippingRegions, shippingRegions } from '../../shop/pricing/shipping/shipping-regions.js';
import { Hono } from 'hono';
import { readBody } from '../../protocol/http/read-body.js';
import { changeRunner } from './change-runner.js';
import type { ControlContext } from './control-context.js';
import { readShipping } from './read-shipping.js';
import { readTaxes } from './read-taxes.js';

const formatTaxes = ({ includedInPrices, places }: TaxSettings) => ({ includedInPrices, places });

/** Control API for the shipping regions and rates of a store, and its taxes. */
export function deliveryApp(controlled: ControlContext): Hono {
  const { tenants } = controlled;
  const app = new Hono();
  const change = changeRunner(controlled);
  app.get('/shipping', (c) => c.json({ regions: shippingRegions(tenants.require(c.req.query('clientId'))) }));
  app.post('/shipping', async (c) => {
    const input = readShipping(await readBody(c.req.raw));
    const tenant = tenants.require(c.req.query('clientId'));
    return c.json({ regions: await change(c, tenant, () => setShippingRegions(tenant, input)) });
  });
  app.get('/taxes', (c) => c.json(formatTaxes(taxSettings(tenants.require(c.req.query('clientId'))))));
  app.post('/taxes', async (c) => {
    const input = readTaxes(await readBody(c.req.raw));
    const tenant = tenants.require(c.req.query('clientId'));
    return c.json(formatTaxes(await change(c, tenant, () => changeTaxSettings(tenant, input))));
  });
  return app;
}
