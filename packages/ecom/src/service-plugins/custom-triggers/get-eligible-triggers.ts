import type { Address } from '@cartwright/core';
import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';

/** Purchase and custom triggers to evaluate. */
export interface GetEligibleTriggersRequest {
  /** Line items, at most 1000. */
  lineItems?: LineItem[];
  /** Custom triggers of the site's discount rules, at most 1000. */
  triggers?: TriggerToFilterBy[];
  /** Purchase flow ID, shared by the cart, its checkout and the order. */
  purchaseFlowId?: string | null;
  /** Shipping details. */
  shippingInfo?: ShippingInfo;
}

/** Line item of a purchase. */
export interface LineItem {
  /** Line item ID. */
  _id?: string;
  /** Quantity, from 0 to 100000. */
  quantity?: number | null;
  /** Catalog item and selected options. */
  catalogReference?: CatalogReference;
  /** Price, as a decimal string. */
  price?: string;
}

/** Custom trigger of a discount rule. */
export interface TriggerToFilterBy {
  /** Custom trigger. */
  customTrigger?: CustomTrigger;
  /** Identifier assigned by the discount rule. Return it unchanged. At most 120 characters. */
  identifier?: string | null;
}

/** Custom trigger. */
export interface CustomTrigger {
  /** Custom trigger ID. */
  _id?: string;
}

/** Shipping details of a purchase. */
export interface ShippingInfo {
  /** Address. */
  address?: Address;
  /** Code of the buyer's preferred shipping option. */
  preferredShippingOptionCode?: string | null;
}

/** Custom triggers that the purchase meets. */
export interface GetEligibleTriggersResponse {
  /** Triggers that the purchase meets, at most 1000. */
  eligibleTriggers?: EligibleTrigger[];
}

/** Custom trigger that the purchase meets. */
export interface EligibleTrigger {
  /** Custom trigger ID. */
  customTriggerId?: string;
  /** Identifier from the request. At most 120 characters. */
  identifier?: string | null;
}
