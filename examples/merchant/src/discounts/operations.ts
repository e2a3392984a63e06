import { operation } from '@cartwright/core';
import type { DiscountRule } from '@cartwright/ecom/discount-rules';
import type { RuleChanges } from './edit-rule.js';

// Operations of the platform that the SDK does not have. Each is data, so an application declares its own.

/** Lists discount rules. */
export const queryDiscountRules = operation<[query: object], { discountRules?: DiscountRule[] }>({
  id: 'ecom.discountRules.queryDiscountRules',
  method: 'POST',
  path: '/ecom/v1/discount-rules/query',
  args: ['query'],
  repeatable: true,
});

/** Reads a discount rule. */
export const getDiscountRule = operation<[discountRuleId: string], DiscountRule>({
  id: 'ecom.discountRules.getDiscountRule',
  method: 'GET',
  path: '/ecom/v1/discount-rules/{discountRuleId}',
  args: ['discountRuleId'],
  unwrap: 'discountRule',
  repeatable: true,
});

/** Creates a discount rule. */
export const createDiscountRule = operation<[discountRule: DiscountRule], { discountRule?: DiscountRule }>({
  id: 'ecom.discountRules.createDiscountRule',
  method: 'POST',
  path: '/ecom/v1/discount-rules',
  args: ['discountRule'],
});

/** Updates a discount rule. `revision` is required. `trigger: null` removes the trigger. */
export const updateDiscountRule = operation<[_id: string, discountRule: RuleChanges], { discountRule?: DiscountRule }>({
  id: 'ecom.discountRules.updateDiscountRule',
  method: 'PATCH',
  path: '/ecom/v1/discount-rules/{discountRule.id}',
  args: ['discountRule._id', 'discountRule'],
});

/** Deletes a discount rule. */
export const deleteDiscountRule = operation<[discountRuleId: string], object>({
  id: 'ecom.discountRules.deleteDiscountRule',
  method: 'DELETE',
  path: '/ecom/v1/discount-rules/{discountRuleId}',
  args: ['discountRuleId'],
  repeatable: true,
});
