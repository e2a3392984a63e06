import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { discountRuleShape, type DiscountRule, type Discounts } from './discount-rule.js';

/** Discount rule to create. `name` and `discounts` are required. */
export type NewDiscountRule = DiscountRule & { name: string | null; discounts: Discounts };

/** Application errors of `createDiscountRule`. */
export type CreateDiscountRuleApplicationErrors = ApplicationErrors<
  'MAX_DISCOUNT_RULES_REACHED' | 'MAX_QUANTITY_BASED_DISCOUNTS_REACHED' | 'MAX_CUSTOM_TRIGGER_APPS_EXCEEDED'
>;

/** Rules that field violations of `createDiscountRule` name in `ruleName`. */
export interface CreateDiscountRuleValidationErrors {
  /** Violated rule. */
  ruleName?:
    | 'INVALID_ACTIVE_TIME_RANGE'
    | 'INVALID_EMPTY_DISCOUNT'
    | 'INVALID_DISCOUNT_TYPE'
    | 'MISSING_SUBTOTAL_RANGE'
    | 'MISSING_ITEM_QUANTITY_RANGE'
    | 'INVALID_SUBTOTAL_RANGE'
    | 'INVALID_ITEM_QUANTITY_RANGE'
    | 'INVALID_TARGET_TYPE_FIELD'
    | 'OPERATOR_TOO_DEEPLY_NESTED'
    | 'INVALID_SCOPE_TYPE'
    | 'INVALID_TRIGGER_TYPE'
    | 'INVALID_SETTINGS_SUBJECT_TYPE'
    | 'INVALID_CUSTOMER_BUY_CONDITION'
    | 'INVALID_SCOPE';
}

/**
 * Creates a discount rule. It applies to carts at once, unless it is inactive or its validity period has not started.
 * Requires a merchant identity (API key or app).
 *
 * @param discountRule - Discount rule to create. `name` and `discounts`, with exactly one discount, are required.
 * @returns The created discount rule, with its ID and revision.
 * @throws `ApiError` with a code of {@link CreateDiscountRuleApplicationErrors}, such as `MAX_DISCOUNT_RULES_REACHED`.
 * @throws `ApiError` with status 400 for an invalid field. `ruleName` of the violation is one of
 * {@link CreateDiscountRuleValidationErrors}.
 * @throws `ApiError` with status 403 if the caller lacks the permission to manage discount rules.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { discountRules } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { discountRules } });
 *
 * export const discountStoreBy = (percentage: number, catalogAppId: string) =>
 *   client.discountRules.createDiscountRule({
 *     name: `${percentage} % off`,
 *     discounts: {
 *       values: [
 *         {
 *           targetType: 'SPECIFIC_ITEMS',
 *           discountType: 'PERCENTAGE',
 *           percentage,
 *           specificItemsInfo: { scopes: [{ _id: 'all', type: 'CATALOG_ITEM', catalogItemFilter: { catalogAppId } }] },
 *         },
 *       ],
 *     },
 *   });
 * ```
 * @see POST /ecom/v1/discount-rules
 */
export const createDiscountRule = /* @__PURE__ */ operation<[discountRule: NewDiscountRule], DiscountRule>({
  id: 'ecom.discountRules.createDiscountRule',
  method: 'POST',
  path: '/ecom/v1/discount-rules',
  args: ['discountRule'],
  request: { discountRule: discountRuleShape },
  response: { discountRule: discountRuleShape },
  unwrap: 'discountRule',
});
