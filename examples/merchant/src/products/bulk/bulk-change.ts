import { add, compare, percentage, round } from '@cartwright/core/money';
import { findAmountError } from '../../lib/amounts.js';

/** Changes of prices, stock and visibility. */
export const bulkChanges = [
  { value: 'percent', label: 'Price: change by percent' },
  { value: 'amount', label: 'Price: change by amount' },
  { value: 'price', label: 'Price: set' },
  { value: 'addStock', label: 'Stock: change by quantity' },
  { value: 'stock', label: 'Stock: set' },
  { value: 'show', label: 'Show in the store' },
  { value: 'hide', label: 'Hide from the store' },
] as const;

export type BulkChange = (typeof bulkChanges)[number]['value'];

/** Whether a change concerns the visibility of products, and has no value. */
export const isVisibilityChange = (change: BulkChange): boolean => change === 'show' || change === 'hide';

/** Whether a change concerns the stock. */
export const isStockChange = (change: BulkChange): boolean => change === 'addStock' || change === 'stock';

/** Returns a change by its name, or `undefined` for another text. */
export const readBulkChange = (text: string): BulkChange | undefined =>
  bulkChanges.find(({ value }) => value === text)?.value;

const isWhole = (text: string): boolean => /^\d{1,6}$/.test(text);

/**
 * Finds the error of the value of a change. Changes of the visibility have none. Only relative changes have a sign.
 *
 * @param text - An amount, a percentage with up to two decimal places, or a whole number for stock.
 * @param currency - Currency of the store (ISO 4217).
 */
export function findBulkValueError(change: BulkChange, text: string, currency: string): string | undefined {
  const unsigned = text.replace(/^[-+]/, '');
  switch (change) {
    case 'show':
    case 'hide':
      return undefined;
    case 'addStock':
      return isWhole(unsigned) ? undefined : 'Enter a whole number, such as 10 or -2.';
    case 'stock':
      return isWhole(text) ? undefined : 'Enter a whole number, such as 10.';
    case 'percent':
      return /^\d{1,9}(\.\d{1,2})?$/.test(unsigned) ? undefined : 'Enter a number, such as 10 or -2.5.';
    case 'amount':
      return findAmountError(unsigned, currency, 2.5);
    case 'price':
      return findAmountError(text, currency, 29);
  }
}

/** Calculates a value after a change. No price or quantity falls below zero; a visibility is `on` or empty. */
export function changedValue(before: string, change: BulkChange, value: string, currency: string): string {
  const given = value.replace(/^\+/, '');
  if (isVisibilityChange(change)) return change === 'show' ? 'on' : '';
  if (change === 'stock') return given;
  if (change === 'price') return round(given, currency);
  if (change === 'addStock') return String(Math.max(0, Number(before) + Number(given)));
  const after = change === 'amount' ? add(before, given) : add(before, percentage(before, given, currency));
  return round(compare(after, '0') < 0 ? '0' : after, currency);
}
