import { type TaxRate, type TaxRule, type TaxTable, jurisdictionTypes } from '../../shop/settings/tax-table.js';
import { Fields } from './fields.js';

/** Change of a store's taxes. */
export interface TaxChange {
  readonly includedInPrices?: boolean;
  readonly places?: TaxTable;
}

/**
 * Reads a change of a store's tax settings.
 *
 * @throws {ValidationError} for invalid fields
 */
export function readTaxes(body: unknown): TaxChange {
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
    jurisdictionType: fields.oneOf('jurisdictionType', jurisdictionTypes) ?? 'COUNTRY',
    rate: fields.needed('rate', fields.decimal('rate')),
  };
}
