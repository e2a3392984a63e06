import type { Destination } from '../shipping/destination.js';
import { type TaxRule, taxTable } from './tax-table.js';

/** The taxes that are collected on what goes to the destination; `undefined` where none are. */
export const findTax = ({ country, subdivision }: Destination): TaxRule | undefined =>
  (subdivision ? taxTable[subdivision] : undefined) ?? taxTable[country];
