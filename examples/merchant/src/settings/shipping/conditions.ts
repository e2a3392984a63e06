import { formatMoney } from '@cartwright/core/money';
import type { RateDraft } from './option-draft.js';

/** Totals that a condition compares. */
export const conditionTypes = [
  { value: '', label: 'Always' },
  { value: 'BY_TOTAL_PRICE', label: 'Subtotal' },
  { value: 'BY_TOTAL_WEIGHT', label: 'Weight' },
  { value: 'BY_TOTAL_QUANTITY', label: 'Number of items' },
] as const;

/** Comparisons of a condition. */
export const operators = [
  { value: 'GTE', label: 'at least' },
  { value: 'GT', label: 'more than' },
  { value: 'LTE', label: 'at most' },
  { value: 'LT', label: 'less than' },
  { value: 'EQ', label: 'exactly' },
] as const;

const getLabel = (list: readonly { readonly value: string; readonly label: string }[], value: string): string =>
  list.find((one) => one.value === value)?.label ?? value;

/** Describes a rate in a currency (ISO 4217), such as `$4.95 if weight at most 1`. */
export function describeRate({ amount, perItem, conditions }: RateDraft, currency: string): string {
  const money = (text: string) => formatMoney(text, { locale: 'en-US', currency });
  const all = conditions.map(
    ({ type, operator, value }) =>
      `${getLabel(conditionTypes, type).toLowerCase()} ${getLabel(operators, operator)} ${type === 'BY_TOTAL_PRICE' ? money(value) : value}`,
  );
  return `${money(amount)}${perItem ? ' per item' : ''}${all.length > 0 ? ` if ${all.join(' and ')}` : ''}`;
}
