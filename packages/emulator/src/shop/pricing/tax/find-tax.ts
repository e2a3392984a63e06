import type { Destination } from '../shipping/destination.js';
import { type TaxRule, type TaxTable, taxTable } from './tax-table.js';

/** The taxes that are collected on what goes to the destination; `undefined` where none are. */
export const findTax = ({ country, subdivision }: Destination, places: TaxTable = taxTable): TaxRule | undefined =>
  (subdivision ? places[subdivision] : undefined) ?? places[country];
