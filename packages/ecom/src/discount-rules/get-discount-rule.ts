import { operation } from '@cartwright/core';
import { discountRuleShape, type DiscountRule } from './discount-rule.js';

/**
 * Gets a discount rule. Requires a merchant identity (API key or app).
 *
 * @param discountRuleId - Discount rule ID (GUID).
 * @returns The discount rule.
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
 * export const countUses = async (id: string) => (await client.discountRules.getDiscountRule(id)).usageCount;
 * ```
 * @see GET /ecom/v1/discount-rules/{discountRuleId}
 */
export const getDiscountRule = /* @__PURE__ */ operation<[discountRuleId: string], DiscountRule>({
  id: 'ecom.discountRules.getDiscountRule',
  method: 'GET',
  path: '/ecom/v1/discount-rules/{discountRuleId}',
  args: ['discountRuleId'],
  response: { discountRule: discountRuleShape },
  unwrap: 'discountRule',
  repeatable: true,
});
