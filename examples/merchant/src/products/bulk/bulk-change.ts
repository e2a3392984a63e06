import { add, compare, percentage, round } from '@cartwright/core/money';

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

/**
 * Whether a text is a value of a change: a number with up to two decimal places, or a whole number for stock. Changes of
 * the visibility have none.
 */
export const isBulkValue = (change: BulkChange, text: string): boolean => {
  if (isVisibilityChange(change)) return true;
  const isRelative = change === 'percent' || change === 'amount' || change === 'addStock';
  const number = isStockChange(change) ? /^[-+]?\d{1,6}$/ : /^[-+]?\d{1,9}(\.\d{1,2})?$/;
  return number.test(text) && (isRelative || !/^[-+]/.test(text));
};

/** Calculates a value after a change. No price or quantity falls below zero; a visibility is `on` or empty. */
export function changedValue(before: string, change: BulkChange, value: string, currency: string): string {
  const given = value.replace(/^\+/, '');
  if (isVisibilityChange(change)) return change === 'show' ? 'on' : '';
  if (change === 'price' || change === 'stock') return given;
  if (change === 'addStock') return String(Math.max(0, Number(before) + Number(given)));
  const after = change === 'amount' ? add(before, given) : add(before, percentage(before, given, currency));
  return compare(after, '0') < 0 ? '0' : round(after, currency);
}
