import type { NewDiscountRule } from '@cartwright/ecom/discount-rules';
import { findAmountError } from '../lib/amounts.js';

/** ID of the platform's store app, whose products the discounts apply to. */
const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/** All products of the store. */
export const productScopes = [
  { _id: 'products', catalogItemFilter: { catalogAppId: storesAppId, catalogItemIds: [] } },
];

/** Maximum length of the name of a discount. */
export const MAX_NAME_LENGTH = 50;

/** Texts of the form for a discount. */
export interface RuleTexts {
  readonly name: string;
  readonly percentage: string;
  /** Subtotal from which the discount applies. */
  readonly from: string;
}

/** Finds the errors by field, in a store with this currency (ISO 4217). Fields that the form does not have are valid. */
export function findRuleErrors({ name, percentage, from }: Partial<RuleTexts>, currency: string): Partial<RuleTexts> {
  const fromError = from && findAmountError(from, currency, 50);
  const percent = /^\d{1,3}(\.\d{1,2})?$/.test(percentage ?? '') ? Number(percentage) : 0;
  return {
    ...(name !== undefined &&
      (name === '' || name.length > MAX_NAME_LENGTH) && {
        name: `Enter a name of up to ${String(MAX_NAME_LENGTH)} characters.`,
      }),
    ...(percentage !== undefined &&
      !(percent > 0 && percent <= 100) && { percentage: 'Enter a number above 0, of at most 100.' }),
    ...(fromError && { from: fromError }),
  };
}

/** Reads the form for a discount on all products. Returns the errors by field instead if there are any. */
export function readRule(
  texts: RuleTexts,
  currency: string,
): NewDiscountRule | { readonly errors: Partial<RuleTexts> } {
  const errors = findRuleErrors(texts, currency);
  if (Object.keys(errors).length > 0) return { errors };
  const { name, percentage, from } = texts;
  const scopes = productScopes;
  return {
    name,
    active: true,
    ...(from && { trigger: { triggerType: 'SUBTOTAL_RANGE', subtotalRange: { from, scopes } } }),
    discounts: {
      values: [
        {
          targetType: 'SPECIFIC_ITEMS',
          specificItemsInfo: { scopes },
          discountType: 'PERCENTAGE',
          percentage: Number(percentage),
        },
      ],
    },
  };
}
