import { operation } from '@cartwright/core';

/**
 * Deletes a discount rule. Orders keep its discount. Requires a merchant identity (API key or app).
 *
 * @param discountRuleId - Discount rule ID (GUID).
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission to manage discount rules, 404 if the discount
 * rule does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { discountRules } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { discountRules } });
 *
 * export const remove = (id: string) => client.discountRules.deleteDiscountRule(id);
 * ```
 * @see DELETE /ecom/v1/discount-rules/{discountRuleId}
 */
export const deleteDiscountRule = /* @__PURE__ */ operation<[discountRuleId: string], void>({
  id: 'ecom.discountRules.deleteDiscountRule',
  method: 'DELETE',
  path: '/ecom/v1/discount-rules/{discountRuleId}',
  args: ['discountRuleId'],
  returnsNothing: true,
  repeatable: true,
});
