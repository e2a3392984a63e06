import { allocate } from '../../../kernel/money/allocate.js';
import { compare, min, minus, round, sum, times } from '../../../kernel/money/decimal.js';
import { storeCurrency } from '../../../kernel/money/store-currency.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { payable, type StoredLine } from '../../line-items/line.js';
import { countUses } from '../coupons/coupon-uses.js';
import {
  type Bundle,
  type CustomTrigger,
  type DiscountRule,
  discountRules,
  type Reduction,
  getStatus,
  type TimeWindow,
  type Trigger,
} from './discount-rule.js';
import { cheapestFirst, linesIn } from './lines-in.js';
import { type DiscountedPurchase, meets } from './meets.js';
import { takeUnits, type Units, unitsGot } from './units.js';
import type { PluginDiscount } from '../totals/plugin-results.js';

/** Whether a time is in one of the windows. */
const isWithinWindows = (windows: readonly TimeWindow[], now: Date): boolean => {
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  return windows.some(({ day, from, to }) => day === now.getUTCDay() && from <= minute && minute <= to);
};

/** Calculates the discount of each line item from bundles with a fixed price. Forms whole bundles, the most expensive items first. */
function bundleShares(
  { price, quantity }: Bundle,
  lines: readonly StoredLine[],
  currency: string,
): Map<string, string> {
  const shares = new Map<string, string>();
  const settle = (units: readonly Units[], often: number) => {
    const weights = units.map(({ count, line }) => ({ id: line.id, weight: times(line.facts.unitPrice, count) }));
    const before = sum(weights.map(({ weight }) => weight));
    if (compare(before, price) <= 0) return;
    for (const [id, share] of allocate(round(minus(before, price), currency), weights, currency)) {
      shares.set(id, sum([shares.get(id) ?? '0', times(share, often)]));
    }
  };
  let current: Units[] = [];
  let missing = quantity;
  for (const line of cheapestFirst(lines).reverse()) {
    let left = payable(line);
    if (current.length > 0) {
      const count = Math.min(left, missing);
      current.push({ line, count });
      [left, missing] = [left - count, missing - count];
      if (missing > 0) continue;
      settle(current, 1);
      [current, missing] = [[], quantity];
    }
    const often = Math.floor(left / quantity);
    if (often > 0) settle([{ line, count: quantity }], often);
    left -= often * quantity;
    if (left > 0) [current, missing] = [[{ line, count: left }], quantity - left];
  }
  return shares;
}

/** Discount on a number of units of a line item. */
function getAmount(reduction: Reduction, unitPrice: string, count: number): string {
  if ('percentage' in reduction) return times(times(times(unitPrice, count), reduction.percentage), '0.01');
  if ('fixedAmount' in reduction) return times(min(reduction.fixedAmount, unitPrice), count);
  return times(minus(unitPrice, min(reduction.fixedPrice, unitPrice)), count);
}

/** Discounts of a rule by line item. Skips subscriptions unless the rule applies to them. */
export function divideShares(
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
    units.map(({ count, line }) => [line.id, getAmount(discount.reduction, line.facts.unitPrice, count)] as const),
  );
}

/** Active rules at the current time. */
const liveRules = (tenant: Tenant): DiscountRule[] => {
  const now = tenant.clock.now();
  return [...discountRules(tenant).values()].filter(
    (rule) =>
      rule.active &&
      getStatus(rule, now.toISOString()) === 'LIVE' &&
      (!rule.windows || isWithinWindows(rule.windows, now)) &&
      (rule.usageLimit === undefined || rule.usageCount < rule.usageLimit),
  );
};

const isUsedUp = (tenant: Tenant, { id, usageLimitPerUser }: DiscountRule, purchase: DiscountedPurchase): boolean =>
  usageLimitPerUser !== undefined && countUses(tenant, id, purchase) >= usageLimitPerUser;

/** Discounts of all rules on the line items of a purchase. Rules apply in the order of creation; no price falls below zero. */
export const ruleDiscounts = (tenant: Tenant, purchase: DiscountedPurchase): PluginDiscount[] =>
  liveRules(tenant)
    .filter((rule) => !rule.trigger || meets(tenant, rule.trigger, rule, purchase))
    .filter((rule) => !isUsedUp(tenant, rule, purchase))
    .map((rule): PluginDiscount => ({
      id: rule.id,
      name: rule.name,
      lines: [...divideShares(rule, purchase.lines, storeCurrency(tenant))].map(([id, amount]) => ({
        id,
        rate: { amount },
      })),
    }));

/** Custom triggers of an app in active rules, with the IDs of the rules. */
export function wantedTriggers(tenant: Tenant, appId: string): (CustomTrigger & { readonly ruleId: string })[] {
  const getCustom = (trigger: Trigger): CustomTrigger[] => {
    if ('custom' in trigger) return [trigger.custom];
    if ('and' in trigger) return trigger.and.flatMap(getCustom);
    return 'or' in trigger ? trigger.or.flatMap(getCustom) : [];
  };
  return liveRules(tenant).flatMap(({ id: ruleId, trigger }) =>
    (trigger ? getCustom(trigger) : []).flatMap((one) => (one.appId === appId ? [{ ...one, ruleId }] : [])),
  );
}
