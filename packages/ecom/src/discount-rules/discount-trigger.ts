import type { EligibilityType, ScopeType, TriggerType } from './enumerations.js';

/** Filter for catalog items. */
export interface CatalogItemFilter {
  /** ID of the app that owns the catalog. */
  catalogAppId?: string;
  /** Item IDs. If empty, all items of the catalog match. At most 50. */
  catalogItemIds?: string[];
}

/** Custom filter of an app. */
export interface CustomFilter {
  /** App ID. */
  appId?: string;
  /** Parameters for the app. */
  params?: Record<string, unknown> | null;
}

/** Scope: the items a rule applies to. One of the two filters is set. */
export interface Scope {
  /** Catalog items. */
  catalogItemFilter?: CatalogItemFilter;
  /** Custom filter of an app. */
  customFilter?: CustomFilter;
  /** Scope ID. */
  _id?: string;
  /** Type of the filter. */
  type?: ScopeType;
}

/** Trigger that requires all of its triggers. */
export interface And {
  /** Triggers that must all be met, from 2 to 5. */
  triggers?: DiscountTrigger[];
}

/** Trigger that requires at least one of its triggers. */
export interface Or {
  /** Triggers of which at least one must be met, from 2 to 5. */
  triggers?: DiscountTrigger[];
}

/** Custom trigger of an app, evaluated by a custom triggers plugin. */
export interface Custom {
  /** Trigger ID in the app. */
  _id?: string;
  /** App ID. */
  appId?: string;
}

/** Trigger by the subtotal of items. */
export interface SubtotalRange {
  /** Scopes of the items that count toward the subtotal, at most 50. */
  scopes?: Scope[];
  /** Minimum subtotal, as a decimal string. */
  from?: string | null;
  /** Maximum subtotal, as a decimal string. */
  to?: string | null;
}

/** Trigger by the quantity of items. */
export interface ItemQuantityRange {
  /** Scopes of the items that count toward the quantity, at most 50. */
  scopes?: Scope[];
  /** Minimum quantity. */
  from?: number | null;
  /** Maximum quantity. */
  to?: number | null;
}

/** Selected site members. */
export interface IndividualMembers {
  /** Member IDs, at most 100. */
  memberIds?: string[];
}

/** Trigger by customer. */
export interface CustomerEligibility {
  /** Eligible members. Set if `eligibilityType` is `INDIVIDUAL_MEMBERS`. */
  individualMembersInfo?: IndividualMembers;
  /** Type of the eligible customers. */
  eligibilityType?: EligibilityType;
}

/** Condition for a discount. The field for its `triggerType` is set. */
export interface DiscountTrigger {
  /** All of the triggers. */
  and?: And;
  /** At least one of the triggers. */
  or?: Or;
  /** Custom trigger of an app. */
  customTrigger?: Custom;
  /** Subtotal of items. */
  subtotalRange?: SubtotalRange;
  /** Quantity of items. */
  itemQuantityRange?: ItemQuantityRange;
  /** Eligible customers. */
  customerEligibility?: CustomerEligibility;
  /** Type of the trigger. */
  triggerType?: TriggerType;
}
