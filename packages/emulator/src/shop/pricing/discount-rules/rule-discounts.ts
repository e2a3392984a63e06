import { min, minus, times } from '../../../kernel/money/decimal.js';
import { storeCurrency } from '../../../kernel/money/store-currency.js';
import { usesOf } from '../coupons/coupon-uses.js';
import type { PluginDiscount } from '../totals/plugin-results.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { bundleShares } from './bundle-shares.js';
import {
  type CustomTrigger,
  type DiscountRule,
  type Reduction,
  type Trigger,
  discountRules,
  statusOf,
} from './discount-rule.js';
import { cheapestFirst, linesIn } from './lines-in.js';
import { type DiscountedPurchase, meets } from './meets.js';
import { isWithinWindows } from './is-within-windows.js';
import { takeUnits, unitsGot } from './units.js';

/** Discount on a number of units of a line item. */
function amountOf(reduction: Reduction, unitPrice: string, count: number): string {
  if ('percentage' in reduction) return times(times(times(unitPrice, count), reduction.percentage), '0.01');
  if ('fixedAmount' in reduction) return times(min(reduction.fixedAmount, unitPrice), count);
  return times(minus(unitPrice, min(reduction.fixedPrice, unitPrice)), count);
}

/** Discounts of a rule by line item. Skips subscriptions unless the rule applies to them. */
export function sharesOf(
  { discount, forSubscriptions }: Pick<DiscountRule, 'discount' | 'forSubscriptions'>,
  lines: DiscountedPurchase['lines'],
  currency: string,
): Map<string, string> {
  const open = lines.filter(({ facts }) => forSubscriptions || !facts.subscription);
  if (discount.kind === 'bundle') return bundleShares(discount.bundle, linesIn(open, discount.items), currency);
  const units =
    discount.kind === 'buyXGetY'
      ? unitsGot(discount.buyXGetY, open)
      : takeUnits(cheapestFirst(linesIn(open, discount.items)), discount.limit ?? Infinity);
  return new Map(
    units.map(({ count, line }) => [line.id, amountOf(discount.reduction, line.facts.unitPrice, count)] as const),
  );
}

/** Active rules at the current time. */
const liveRules = (tenant: Tenant): DiscountRule[] => {
  const now = tenant.clock.now();
  return [...discountRules(tenant).values()].filter(
    (rule) =>
      rule.active &&
      statusOf(rule, now.toISOString()) === 'LIVE' &&
      (!rule.windows || isWithinWindows(rule.windows, now)) &&
      (rule.usageLimit === undefined || rule.usageCount < rule.usageLimit),
  );
};

const isUsedUp = (tenant: Tenant, { id, usageLimitPerUser }: DiscountRule, purchase: DiscountedPurchase): boolean =>
  usageLimitPerUser !== undefined && usesOf(tenant, id, purchase) >= usageLimitPerUser;

/** Discounts of all rules on the line items of a purchase. Rules apply in the order of creation; no price falls below zero. */
export const ruleDiscounts = (tenant: Tenant, purchase: DiscountedPurchase): PluginDiscount[] =>
  liveRules(tenant)
    .filter((rule) => !rule.trigger || meets(tenant, rule.trigger, rule, purchase))
    .filter((rule) => !isUsedUp(tenant, rule, purchase))
    .map((rule): PluginDiscount => ({
      id: rule.id,
      name: rule.name,
      lines: [...sharesOf(rule, purchase.lines, storeCurrency(tenant))].map(([id, amount]) => ({
        id,
        rate: { amount },
      })),
    }));

/** Custom triggers of an app in active rules, with the IDs of the rules. */
export function wantedTriggers(tenant: Tenant, appId: string): (CustomTrigger & { readonly ruleId: string })[] {
  const customOf = (trigger: Trigger): CustomTrigger[] => {
    if ('custom' in trigger) return [trigger.custom];
    if ('and' in trigger) return trigger.and.flatMap(customOf);
    return 'or' in trigger ? trigger.or.flatMap(customOf) : [];
  };
  return liveRules(tenant).flatMap(({ id: ruleId, trigger }) =>
    (trigger ? customOf(trigger) : []).flatMap((one) => (one.appId === appId ? [{ ...one, ruleId }] : [])),
  );
}
