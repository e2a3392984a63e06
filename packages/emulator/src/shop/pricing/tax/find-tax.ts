import type { Destination } from '../shipping/destination.js';
import { type TaxRule, type TaxTable, taxTable } from '../../settings/tax-table.js';

/** Taxes at a destination. `undefined` if none are collected there. */
export const findTax = ({ country, subdivision }: Destination, places: TaxTable = taxTable): TaxRule | undefined =>
  (subdivision ? places[subdivision] : undefined) ?? places[country];
