import type { Discount } from '@cartwright/stores/products';
import { writeAmount } from '../../../lib/amounts.js';
import { isAmount } from '../is-amount.js';

/** Formats the discount of a product: a percentage such as `15%`, an amount such as `4.50`, or nothing. */
export function formatDiscount({ type, value }: Discount = {}, currency: string): string {
  if (!value || (type !== 'PERCENT' && type !== 'AMOUNT')) return '';
  return type === 'PERCENT' ? `${String(value)}%` : writeAmount(value, currency);
}

/** Reads a discount as the merchant enters it. Returns `undefined` for another text. */
export function readDiscount(text: string): Discount | undefined {
  if (text === '') return { type: 'NONE', value: 0 };
  const percent = /^(\d{1,3}(?:\.\d{1,2})?) ?%$/.exec(text)?.[1];
  if (percent === undefined && !isAmount(text)) return undefined;
  const value = Number(percent ?? text);
  if (value === 0) return { type: 'NONE', value };
  if (percent === undefined) return { type: 'AMOUNT', value };
  return value <= 100 ? { type: 'PERCENT', value } : undefined;
}
