import type { DiscountRule, DiscountTrigger, UpdateDiscountRule } from '@cartwright/ecom/discount-rules';
import { productScopes, type RuleTexts } from './read-rule.js';

/** Fields of a discount that can be edited. Those that its kind does not have are absent. */
export type RuleEdit = Readonly<Record<string, string>> & Pick<RuleTexts, 'name'>;

/** Returns the editable fields of a discount: `percentage` of one percentage, `from` without another trigger. */
export function toEdit({ name, trigger, discounts }: DiscountRule): RuleEdit {
  const [value, ...others] = discounts?.values ?? [];
  const hasPercentage = value?.discountType === 'PERCENTAGE' && others.length === 0;
  return {
    name: name ?? '',
    ...(hasPercentage && { percentage: String(value.percentage ?? '') }),
    ...((!trigger || trigger.triggerType === 'SUBTOTAL_RANGE') && { from: trigger?.subtotalRange?.from ?? '' }),
  };
}

/** Returns the trigger by a subtotal. `null` removes it. */
function triggerFrom({ trigger, discounts }: DiscountRule, from: string): DiscountTrigger | null {
  const range = trigger?.subtotalRange;
  if (!from && !range?.to) return null;
  const scopes = range?.scopes ?? discounts?.values?.[0]?.specificItemsInfo?.scopes ?? productScopes;
  return { triggerType: 'SUBTOTAL_RANGE', subtotalRange: { ...range, scopes, from: from || null } };
}

/** Changes of a discount, for the platform. */
export type RuleChanges = Omit<UpdateDiscountRule, 'revision'>;

/** Returns what an edit changes. The products that the discount applies to stay. */
export function toChanges(rule: DiscountRule, { name, percentage, from }: RuleEdit): RuleChanges {
  const before = toEdit(rule);
  const values = rule.discounts?.values ?? [];
  return {
    ...(name !== before.name && { name }),
    ...(percentage !== undefined &&
      percentage !== before['percentage'] && {
        discounts: { ...rule.discounts, values: values.map((value) => ({ ...value, percentage: Number(percentage) })) },
      }),
    ...(from !== undefined && from !== before['from'] && { trigger: triggerFrom(rule, from) }),
  };
}
