import { shippingRegions } from '../../shop/pricing/shipping/shipping-regions.js';
import { setShippingRegions } from '../../shop/settings/shipping-settings.js';
import { taxPlaces } from '../../shop/pricing/tax/tax-places.js';
import { type TaxSettings, changeTaxSettings, taxSettings, toTaxSettings } from '../../shop/settings/tax-settings.js';
import { Hono } from 'hono';
import { readBody } from '../../protocol/http/read-body.js';
import { changeRunner } from './change-runner.js';
import type { ControlContext } from './control-context.js';
import { readShipping } from './read-shipping.js';
import { type TaxChange, readTaxes } from './read-taxes.js';
import type { Tenant } from '../../kernel/state/tenant.js';

const formatTaxes = (settings: TaxSettings) => ({
  includedInPrices: settings.includedInPrices,
  places: Object.fromEntries(
    Object.entries(taxPlaces(settings)).map(([place, { rates, shippingRates }]) => [
      place,
      { rates, taxesShipping: shippingRates.length > 0 },
    ]),
  ),
});

/** Replaces all taxes, or only whether prices include them. */
function changeTaxes(tenant: Tenant, { includedInPrices, places }: TaxChange): TaxSettings {
  const before = taxSettings(tenant);
  const included = includedInPrices ?? before.includedInPrices;
  if (places) return changeTaxSettings(tenant, toTaxSettings(places, included, tenant.clock.now().toISOString()));
  const regions = before.regions.map((region) => ({ ...region, includedInPrices: included }));
  return changeTaxSettings(tenant, { includedInPrices: included, regions });
}

/** Control API for the shipping regions and rates of a store, and its taxes. */
export function deliveryApp(controlled: ControlContext): Hono {
  const { tenants } = controlled;
  const app = new Hono();
  const change = changeRunner(controlled);
  app.get('/shipping', (c) => c.json({ regions: shippingRegions(tenants.require(c.req.query('clientId'))) }));
  app.post('/shipping', async (c) => {
    const input = readShipping(await readBody(c.req.raw));
    const tenant = tenants.require(c.req.query('clientId'));
    await change(c, tenant, () => setShippingRegions(tenant, input));
    return c.json({ regions: shippingRegions(tenant) });
  });
  app.get('/taxes', (c) => c.json(formatTaxes(taxSettings(tenants.require(c.req.query('clientId'))))));
  app.post('/taxes', async (c) => {
    const input = readTaxes(await readBody(c.req.raw));
    const tenant = tenants.require(c.req.query('clientId'));
    return c.json(formatTaxes(await change(c, tenant, () => changeTaxes(tenant, input))));
  });
  return app;
}
