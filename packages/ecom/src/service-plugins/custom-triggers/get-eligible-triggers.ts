import type { Address } from '@cartwright/core';
import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';

/** A purchase, and conditions that it may meet. */
export interface GetEligibleTriggersRequest {
  /** Catalog line items. */
  lineItems?: LineItem[];
  /** The conditions that rules ask for. */
  triggers?: TriggerToFilterBy[];
  /** The purchase flow that it belongs to. */
  purchaseFlowId?: string | null;
  /** Deliveries. */
  shippingInfo?: ShippingInfo;
}

/** An item of a purchase. */
export interface LineItem {
  /** Its id in the cart. Read-only. */
  _id?: string;
  /** How many. */
  quantity?: number | null;
  /** Catalog item and selected options. */
  catalogReference?: CatalogReference;
  /** The price, as decimal digits. */
  price?: string;
}

/** A condition that a rule asks for. */
export interface TriggerToFilterBy {
  /** The condition. */
  customTrigger?: CustomTrigger;
  /** The rule's own id for it, to be given back. */
  identifier?: string | null;
}

/** A condition of your own. */
export interface CustomTrigger {
  /** Its id. */
  _id?: string;
}

/** Where and how it is shipped. */
export interface ShippingInfo {
  /** The address. */
  address?: Address;
  /** The code of the way to ship that the buyer prefers. */
  preferredShippingOptionCode?: string | null;
}

/** The conditions that it meets. */
export interface GetEligibleTriggersResponse {
  /** The conditions. */
  eligibleTriggers?: EligibleTrigger[];
}

/** A condition that is met. */
export interface EligibleTrigger {
  /** The condition's id. */
  customTriggerId?: string;
  /** The rule's own id for it, to be given back. */
  identifier?: string | null;
}
