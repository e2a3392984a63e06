import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { Tenant } from '../../../kernel/state/tenant.js';

/** Items that a rule applies to: items of a catalog, or of an app's filter. All items if neither is set. */
export interface Scope {
  readonly catalogItemFilter?: { readonly catalogAppId: string; readonly catalogItemIds: readonly string[] };
  readonly customFilter?: { readonly appId: string; readonly collectionIds: readonly string[] };
}

/** Minimum and maximum of a quantity or amount of the items in scope. */
export interface Range {
  readonly from?: string;
  readonly to?: string;
  readonly scopes: readonly Scope[];
}

/** Condition that an app evaluates, with the settings that it needs. */
export interface CustomTrigger {
  readonly id: string;
  readonly appId: string;
  readonly params?: object;
}

/** Tag or label of a contact. */
export type TagReference = { readonly tagId: string } | { readonly labelKey: string };

/** Condition under which a rule applies. */
export type Trigger =
  | { readonly and: readonly Trigger[] }
  | { readonly or: readonly Trigger[] }
  | { readonly subtotal: Range }
  | { readonly quantity: Range }
  | { readonly custom: CustomTrigger }
  | { readonly memberIds: readonly string[] }
  | { readonly segmentIds: readonly string[] }
  | { readonly tags: readonly TagReference[] };

/** Reduction of a price: by a percentage, by an amount, or to a fixed price. */
export type Reduction =
  { readonly percentage: string } | { readonly fixedAmount: string } | { readonly fixedPrice: string };

/** Number of items that together have a fixed price. */
export interface Bundle {
  readonly quantity: number;
  readonly price: string;
}

/** Items in scope, except excluded ones. */
export interface Items {
  readonly scopes: readonly Scope[];
  readonly excluded: readonly Scope[];
}

/**
 * Discount on items for buying a quantity or amount of other items. `limit` is the maximum number of times per order.
 */
export interface BuyXGetY {
  readonly buys: { readonly scopes: readonly Scope[] } & ({ readonly quantity: number } | { readonly spend: string });
  readonly gets: Items & { readonly quantity: number };
  readonly limit?: number;
}

/** Discount of a rule. */
export type RuleDiscount =
  /** Reduces each item, or a number of the cheapest. */
  | { readonly kind: 'items'; readonly items: Items; readonly limit?: number; readonly reduction: Reduction }
  | { readonly kind: 'bundle'; readonly items: Items; readonly bundle: Bundle }
  | { readonly kind: 'buyXGetY'; readonly buyXGetY: BuyXGetY; readonly reduction: Reduction };

/** Time window on a weekday, in UTC minutes since midnight. `to` is included. */
export interface TimeWindow {
  /** Day of the week. 0 is Sunday. */
  readonly day: number;
  readonly from: number;
  readonly to: number;
}

/** Stored discount rule. Its discount applies without a code. */
export interface DiscountRule {
  readonly id: string;
  readonly revision: number;
  readonly createdDate: string;
  readonly updatedDate: string;
  readonly active: boolean;
  readonly name: string;
  readonly start?: string;
  readonly end?: string;
  /** Weekly time windows in which the rule applies. Defaults to always. */
  readonly windows?: readonly TimeWindow[];
  readonly trigger?: Trigger;
  readonly discount: RuleDiscount;
  /** Whether the rule applies to subscriptions too. */
  readonly forSubscriptions: boolean;
  readonly usageLimit?: number;
  readonly usageLimitPerUser?: number;
  /** Fields as given, in the platform's format. */
  readonly given: object;
  readonly usageCount: number;
}

/** Discount rules of a tenant. */
export const discountRules = (tenant: Tenant) => tenant.collection<DiscountRule>('discount-rules');

/**
 * Finds a discount rule by ID.
 *
 * @throws {ApplicationError} `DISCOUNT_RULE_NOT_FOUND`
 */
export function requireRule(tenant: Tenant, id = ''): DiscountRule {
  const rule = discountRules(tenant).get(id);
  if (rule) return rule;
  throw new ApplicationError('notFound', 'DISCOUNT_RULE_NOT_FOUND', 'No discount rule has this ID.', {
    discountRuleId: id,
  });
}

/** Status of a discount rule at a time. */
export const getStatus = ({ end, start }: DiscountRule, now: string): 'PENDING' | 'EXPIRED' | 'LIVE' =>
  start && start > now ? 'PENDING' : end && end <= now ? 'EXPIRED' : 'LIVE';
