import { Hono } from 'hono';
import type { Tenant } from '../../kernel/state/tenant.js';
import { changeRunner } from './change-runner.js';
import type { ControlContext } from './control-context.js';
import { Fields } from './fields.js';
import { readShipping } from './read-shipping.js';
import { readBody } from '../../protocol/http/read-body.js';
import { shippingRegions } from '../../shop/pricing/shipping/shipping-regions.js';
import { taxPlaces } from '../../shop/pricing/tax/tax-places.js';
import { setShippingRegions } from '../../shop/settings/shipping-settings.js';
import { changeTaxSettings, type TaxSettings, taxSettings, toTaxSettings } from '../../shop/settings/tax-settings.js';
import { jurisdictionTypes, type TaxRate, type TaxRule, type TaxTable } from '../../shop/settings/tax-table.js';

/** Change of a store's taxes. */
interface TaxChange {
  readonly includedInPrices?: boolean;
  readonly places?: TaxTable;
}

/**
 * Reads a change of a store's tax settings.
 *
 * @throws {ValidationError} for invalid fields
 */
function readTaxes(body: unknown): TaxChange {
  const fields = new Fields(body, ['includedInPrices', 'places']);
  const includedInPrices = fields.boolean('includedInPrices');
  const places = fields.object('places');
  return {
    ...(includedInPrices !== undefined && { includedInPrices }),
    ...(places && {
      places: Object.fromEntries(
        Object.entries(places).map(([place, rule]) => [place, readRule(rule, `places.${place}`)]),
      ),
    }),
  };
}

function readRule(value: unknown, path: string): TaxRule {
  const fields = new Fields(value, ['rates', 'taxesShipping'], path);
  const rates = fields.needed('rates', fields.list('rates', readRate));
  return { rates, shippingRates: (fields.boolean('taxesShipping') ?? true) ? rates : [] };
}

function readRate(value: unknown, path: string): TaxRate {
  const fields = new Fields(value, ['name', 'type', 'jurisdiction', 'jurisdictionType', 'rate'], path);
  return {
    name: fields.require('name'),
    type: fields.string('type') ?? fields.require('name'),
    jurisdiction: fields.require('jurisdiction'),
    jurisdictionType: fields.enumeration('jurisdictionType', jurisdictionTypes) ?? 'COUNTRY',
    rate: fields.needed('rate', fields.decimal('rate')),
  };
}

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
