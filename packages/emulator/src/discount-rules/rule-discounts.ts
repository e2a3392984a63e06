import { type CatalogReference, storesAppIds } from '../catalog/buyable.js';
import { type StoredLine, payable } from '../cart/line.js';
import type { Owner } from '../cart/owner.js';
import { compare, min, minus, sum, times } from '../money/index.js';
import type { EligibleTrigger, PluginDiscount } from '../plugins/plugin-answers.js';
import type { Tenant } from '../state/tenant.js';
import {
  type DiscountRule,
  type Range,
  type RuleDiscount,
  type Scope,
  type Trigger,
  discountRules,
  statusOf,
} from './discount-rule.js';

/** A purchase that rules may count for. */
export interface Purchase {
  readonly owner: Owner;
  readonly lines: readonly StoredLine[];
  /** The conditions of apps that it meets. */
  readonly triggers: readonly EligibleTrigger[];
}

const sameCatalog = (one: string, other: string): boolean =>
  one === other || (storesAppIds.includes(one) && storesAppIds.includes(other));

function covers({ catalogItemFilter: items, customFilter: custom }: Scope, { facts, reference }: StoredLine): boolean {
  const isOf = (appId: string) => reference !== undefined && sameCatalog(reference.appId, appId);
  if (items) {
    const { catalogAppId, catalogItemIds } = items;
    const isNamed =
      catalogItemIds.length === 0 || catalogItemIds.includes((reference as CatalogReference).catalogItemId);
    if (!isOf(catalogAppId) || !isNamed) return false;
  }
  if (!custom) return true;
  return isOf(custom.appId) && custom.collectionIds.some((id) => facts.collectionIds.includes(id));
}

/** The lines that scopes name; every line without any. */
const linesIn = (lines: readonly StoredLine[], scopes: readonly Scope[]): StoredLine[] =>
  lines.filter((line) => payable(line) > 0 && (scopes.length === 0 || scopes.some((scope) => covers(scope, line))));

const isWithin = ({ from, to }: Range, amount: string): boolean =>
  (from === undefined || compare(amount, from) >= 0) && (to === undefined || compare(amount, to) <= 0);

/** Whether a purchase meets a condition of a rule. */
function meets(trigger: Trigger, rule: DiscountRule, { lines, owner, triggers }: Purchase): boolean {
  const purchase = { lines, owner, triggers };
  if ('and' in trigger) return trigger.and.every((one) => meets(one, rule, purchase));
  if ('or' in trigger) return trigger.or.some((one) => meets(one, rule, purchase));
  if ('subtotal' in trigger) {
    const counted = linesIn(lines, trigger.subtotal.scopes);
    const subtotal = sum(counted.map((line) => times(line.facts.unitPrice, payable(line))));
    return counted.length > 0 && isWithin(trigger.subtotal, subtotal);
  }
  if ('quantity' in trigger) {
    const count = linesIn(lines, trigger.quantity.scopes).reduce((whole, line) => whole + payable(line), 0);
    return count > 0 && isWithin(trigger.quantity, String(count));
  }
  if ('memberIds' in trigger) return 'memberId' in owner && trigger.memberIds.includes(owner.memberId);
  const { appId, id } = trigger.custom;
  return triggers.some((one) => one.appId === appId && one.id === id && one.identifier === rule.id);
}

/** What a rule takes off a line. */
function amountOf({ kind }: RuleDiscount, line: StoredLine): string {
  const { unitPrice } = line.facts;
  const count = payable(line);
  if ('percentage' in kind) return times(times(times(unitPrice, count), kind.percentage), '0.01');
  if ('fixedAmount' in kind) return times(min(kind.fixedAmount, unitPrice), count);
  if ('fixedPrice' in kind) return times(minus(unitPrice, min(kind.fixedPrice, unitPrice)), count);
  let left = count;
  const amounts = [...kind.together]
    .sort((one, other) => other.quantity - one.quantity)
    .map(({ price, quantity }) => {
      const sets = Math.floor(left / quantity);
      const before = times(unitPrice, quantity);
      if (compare(price, before) >= 0) return '0';
      left -= sets * quantity;
      return times(minus(before, price), sets);
    });
  return sum(amounts);
}

/** The rules that are given now. */
const liveRules = (tenant: Tenant): DiscountRule[] => {
  const now = tenant.clock.now().toISOString();
  return [...discountRules(tenant).values()].filter((rule) => rule.active && statusOf(rule, now) === 'LIVE');
};

/** What rules take off the lines of a purchase. Each counts, the older one first; no line costs less than nothing. */
export const ruleDiscounts = (tenant: Tenant, purchase: Purchase): PluginDiscount[] =>
  liveRules(tenant)
    .filter((rule) => !rule.trigger || meets(rule.trigger, rule, purchase))
    .map((rule): PluginDiscount => ({
      ...{ id: rule.id, name: rule.name },
      lines: rule.discounts.flatMap((discount) =>
        linesIn(purchase.lines, discount.scopes).map((line) => ({
          id: line.id,
          rate: { amount: amountOf(discount, line) },
        })),
      ),
    }));

/** The conditions of an app that rules ask for, each for its rule. */
export function wantedTriggers(tenant: Tenant, appId: string): { readonly id: string; readonly ruleId: string }[] {
  const customOf = (trigger: Trigger): { id: string; appId: string }[] => {
    if ('custom' in trigger) return [trigger.custom];
    if ('and' in trigger) return trigger.and.flatMap(customOf);
    return 'or' in trigger ? trigger.or.flatMap(customOf) : [];
  };
  return liveRules(tenant).flatMap(({ id: ruleId, trigger }) =>
    (trigger ? customOf(trigger) : []).flatMap((one) => (one.appId === appId ? [{ id: one.id, ruleId }] : [])),
  );
}
