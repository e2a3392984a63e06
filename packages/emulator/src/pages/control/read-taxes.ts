import { type TaxRate, type TaxRule, jurisdictionTypes } from '../../shop/pricing/tax/tax-table.js';
import type { TaxSettings } from '../../shop/pricing/tax/tax-settings.js';
import { Fields } from './fields.js';

/**
 * Reads a change of a store's tax settings.
 *
 * @throws {ValidationError} for invalid fields
 */
export function readTaxes(body: unknown): Partial<Omit<TaxSettings, 'id'>> {
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
  return {
    rates: fields.needed('rates', fields.list('rates', readRate)),
    taxesShipping: fields.boolean('taxesShipping') ?? true,
  };
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
