import { ApplicationError } from '../http/wire-error.js';
import type { Tenant } from '../state/tenant.js';

/** What a rule is about: items of a catalog, or what an app's filter says; all items where neither names any. */
export interface Scope {
  readonly catalogItemFilter?: { readonly catalogAppId: string; readonly catalogItemIds: readonly string[] };
  readonly customFilter?: { readonly appId: string; readonly collectionIds: readonly string[] };
}

/** From how much to how much of the items in scope. */
export interface Range {
  readonly from?: string;
  readonly to?: string;
  readonly scopes: readonly Scope[];
}

/** When a rule counts. */
export type Trigger =
  | { readonly and: readonly Trigger[] }
  | { readonly or: readonly Trigger[] }
  | { readonly subtotal: Range }
  | { readonly quantity: Range }
  | { readonly custom: { readonly id: string; readonly appId: string } }
  | { readonly memberIds: readonly string[] };

/** What a rule takes off of each of the items in scope: a share, an amount, or all above a price; or some of them together cost a price. */
export interface RuleDiscount {
  readonly scopes: readonly Scope[];
  readonly kind:
    | { readonly percentage: string }
    | { readonly fixedAmount: string }
    | { readonly fixedPrice: string }
    | { readonly together: readonly { readonly quantity: number; readonly price: string }[] };
}

/** A discount that is given by itself, as the emulator keeps it. */
export interface DiscountRule {
  readonly id: string;
  readonly revision: number;
  readonly createdDate: string;
  readonly updatedDate: string;
  readonly active: boolean;
  readonly name: string;
  readonly start?: string;
  readonly end?: string;
  readonly trigger?: Trigger;
  readonly discounts: readonly RuleDiscount[];
  /** Triggers and discounts as they were given, in their form on the wire. */
  readonly given: object;
  readonly usageCount: number;
}

/** The tenant's rules. */
export const discountRules = (tenant: Tenant) => tenant.collection<DiscountRule>('discount-rules');

/** The rule with this id. @throws {ApplicationError} 404 `DISCOUNT_RULE_NOT_FOUND` */
export function requireRule(tenant: Tenant, id = ''): DiscountRule {
  const rule = discountRules(tenant).get(id);
  if (rule) return rule;
  throw new ApplicationError(404, 'DISCOUNT_RULE_NOT_FOUND', 'There is no such discount rule.', { discountRuleId: id });
}

/** Whether a rule is given now, as the platform names it. */
export const statusOf = ({ end, start }: DiscountRule, now: string): 'PENDING' | 'EXPIRED' | 'LIVE' =>
  start && start > now ? 'PENDING' : end && end <= now ? 'EXPIRED' : 'LIVE';

/** Counts that an order has the discount of a rule. One that was deleted meanwhile is not counted. */
export function countRule(tenant: Tenant, id: string): void {
  const rule = discountRules(tenant).get(id);
  if (rule) discountRules(tenant).put({ ...rule, usageCount: rule.usageCount + 1 });
}

/** Makes the rule as the platform answers it. */
export const wireRule = (rule: DiscountRule, now: string) => ({
  id: rule.id,
  revision: String(rule.revision),
  createdDate: rule.createdDate,
  updatedDate: rule.updatedDate,
  active: rule.active,
  name: rule.name,
  ...rule.given,
  ...((rule.start ?? rule.end) && {
    activeTimeInfo: { ...(rule.start && { start: rule.start }), ...(rule.end && { end: rule.end }) },
  }),
  status: statusOf(rule, now),
  usageCount: rule.usageCount,
});
