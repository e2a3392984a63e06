import type { EligibilityType, ScopeType, TriggerType } from './enumerations.js';

/** Items of a catalog. */
export interface CatalogItemFilter {
  /** The catalog's app. */
  catalogAppId?: string;
  /** The items; all of the catalog without any. */
  catalogItemIds?: string[];
}

/** Items that an app decides about. */
export interface CustomFilter {
  /** The app. */
  appId?: string;
  /** What the app needs to know. */
  params?: Record<string, unknown> | null;
}

/** The items that a rule is about: one of the first two. */
export interface Scope {
  /** Items of a catalog. */
  catalogItemFilter?: CatalogItemFilter;
  /** What an app decides. */
  customFilter?: CustomFilter;
  /** Its id. */
  _id?: string;
  /** Which of the two it is. */
  type?: ScopeType;
}

/** All of several triggers. */
export interface And {
  /** The triggers. */
  triggers?: DiscountTrigger[];
}

/** One of several triggers. */
export interface Or {
  /** The triggers. */
  triggers?: DiscountTrigger[];
}

/** A trigger that an app decides about. */
export interface Custom {
  /** The trigger's id in its app. */
  _id?: string;
  /** The app. */
  appId?: string;
}

/** By what the items cost. */
export interface SubtotalRange {
  /** The items that count. */
  scopes?: Scope[];
  /** At least this much, in decimal digits. */
  from?: string | null;
  /** At most this much, in decimal digits. */
  to?: string | null;
}

/** By how many items there are. */
export interface ItemQuantityRange {
  /** The items that count. */
  scopes?: Scope[];
  /** At least this many. */
  from?: number | null;
  /** At most this many. */
  to?: number | null;
}

/** Some members. */
export interface IndividualMembers {
  /** The ids of the members. */
  memberIds?: string[];
}

/** By who buys. */
export interface CustomerEligibility {
  /** Some members. */
  individualMembersInfo?: IndividualMembers;
  /** Which of them it is. */
  eligibilityType?: EligibilityType;
}

/** When a discount is given: one of these. */
export interface DiscountTrigger {
  /** All of these. */
  and?: And;
  /** One of these. */
  or?: Or;
  /** What an app decides. */
  customTrigger?: Custom;
  /** By what the items cost. */
  subtotalRange?: SubtotalRange;
  /** By how many items there are. */
  itemQuantityRange?: ItemQuantityRange;
  /** By who buys. */
  customerEligibility?: CustomerEligibility;
  /** Which of them it is. */
  triggerType?: TriggerType;
}
