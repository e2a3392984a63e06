import { compare } from '@cartwright/core/money';
import { isAmount } from '../catalog/is-amount.js';
import type { Fields } from './merge-edits.js';

/** Checks a field of a product or variant. `other` returns another field of the same variant. */
const checks: Readonly<Record<string, (value: string, other: (kind: string) => string) => string | false>> = {
  name: (name) => (name === '' || name.length > 80) && 'Enter a name of up to 80 characters.',
  description: (text) => text.length > 16_000 && 'Enter up to 16,000 characters.',
  price: (price) => !isAmount(price) && 'Enter a price, such as 29.00.',
  compareAt: (before, other) => {
    if (before === '') return false;
    if (!isAmount(before)) return 'Enter a price, or nothing.';
    return isAmount(other('price')) && compare(before, other('price')) < 0 && 'Enter more than the price, or nothing.';
  },
  sku: (sku) => sku.length > 40 && 'Enter up to 40 characters.',
};

/** Returns the messages of the fields of a product that are not valid. */
export const checkFields = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => {
      const [kind = '', variantId = ''] = field.split(':');
      const message = checks[kind]?.(value, (other) => fields[`${other}:${variantId}`] ?? '');
      return message ? [[field, message]] : [];
    }),
  );
