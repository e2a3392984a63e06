import { operation } from '@cartwright/core';
import { discountRuleShape, type DiscountRule } from './discount-rule.js';
import type { DiscountTrigger } from './discount-trigger.js';

/** Fields of a discount rule to update. `revision` is required. `null` removes the trigger. */
export type UpdateDiscountRule = Omit<DiscountRule, 'trigger'> & {
  revision: string | null;
  trigger?: DiscountTrigger | null;
};

/**
 * Updates a discount rule. Omitted fields are unchanged. Carts have the new discount from their next calculation on,
 * orders keep theirs. Requires a merchant identity (API key or app).
 *
 * @param _id - Discount rule ID (GUID).
 * @param discountRule - Fields to update, with the current `revision`.
 * @returns The updated discount rule, with its new revision.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `INVALID_REVISION` (409) if the revision is not the current one. Nothing is changed.
 * @throws `ApiError` with status 400 for an invalid field.
 * @throws `ApiError` with status 403 if the caller lacks the permission to manage discount rules, 404 if the discount
 * rule does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { discountRules } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { discountRules } });
 *
 * export const deactivate = (id: string, revision: string) =>
 *   client.discountRules.updateDiscountRule(id, { revision, active: false });
 * ```
 * @see PATCH /ecom/v1/discount-rules/{discountRule.id}
 */
export const updateDiscountRule = /* @__PURE__ */ operation<
  [_id: string, discountRule: UpdateDiscountRule],
  DiscountRule
>({
  id: 'ecom.discountRules.updateDiscountRule',
  method: 'PATCH',
  path: '/ecom/v1/discount-rules/{discountRule.id}',
  args: ['discountRule._id', 'discountRule'],
  request: { discountRule: discountRuleShape },
  response: { discountRule: discountRuleShape },
  unwrap: 'discountRule',
});
