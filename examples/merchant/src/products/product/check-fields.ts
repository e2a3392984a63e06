import { compare } from '@cartwright/core/money';
import { findDecimalsError, writeAmount } from '../../lib/amounts.js';
import { isAmount } from '../catalog/is-amount.js';
import type { EditedProduct, MerchantCatalog } from '../catalog/merchant-catalog.js';
import { readDiscount } from '../catalog/v1/discount.js';
import type { Fields } from '../../lib/merge-edits.js';
import { getOwn } from '../../lib/get-own.js';

interface Context {
  readonly catalog: Pick<MerchantCatalog, 'description'>;
  /** Saved value of the field. */
  readonly saved: string;
  readonly currency: string;
  /** Returns another field of the same variant. */
  readonly other: (kind: string) => string;
}

/** Checks of the fields of a product or variant. */
const checks: Readonly<Record<string, (value: string, context: Context) => string | false | undefined>> = {
  name: (name) => (name === '' || name.length > 80) && 'Enter a name of up to 80 characters.',
  description: (text, { catalog: { description }, saved }) => text !== saved && description.findError(text, saved),
  discount: (text, { currency }) => {
    if (!readDiscount(text)) return `Enter a discount, such as 15% or ${writeAmount(4.5, currency)}, or nothing.`;
    return isAmount(text) && findDecimalsError(text, currency);
  },
  price: (price, { currency }) =>
    isAmount(price) ? findDecimalsError(price, currency) : `Enter a price, such as ${writeAmount(29, currency)}.`,
  compareAt: (before, { currency, other }) => {
    if (before === '') return false;
    if (!isAmount(before)) return 'Enter a price, or nothing.';
    if (isAmount(other('price')) && compare(before, other('price')) < 0)
      return 'Enter more than the price, or nothing.';
    return findDecimalsError(before, currency);
  },
  sku: (sku) => sku.length > 40 && 'Enter up to 40 characters.',
};

/** Returns the messages of the fields of a product that are not valid. `saved` are its fields as saved now. */
export const checkFields = (
  fields: Fields,
  { fields: saved, currency }: Pick<EditedProduct, 'fields' | 'currency'>,
  catalog: Pick<MerchantCatalog, 'description'>,
): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => {
      const [kind = '', variantId = ''] = field.split(':');
      const message = getOwn(checks, kind)?.(value, {
        catalog,
        currency,
        saved: saved[field] ?? '',
        other: (other) => fields[`${other}:${variantId}`] ?? '',
      });
      return message ? [[field, message]] : [];
    }),
  );
