import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';
import type { TranslatableString } from '../../commerce/fields/translatable-string.js';
import type { LimitedQuotaType, QuotaType } from '../../commerce/payments/membership-quotas.js';
import type { LineItem } from './membership.js';

/** Items to be paid for. */
export interface ListPurchasablePlansRequest {
  /** Catalog line items. */
  lineItems: LineItem[];
  /** The member's id. */
  memberId?: string | null;
}

/** Plans that cover them. */
export interface ListPurchasablePlansResponse {
  /** The plans. */
  purchasablePlans?: PurchasablePlan[];
  /** Which benefit covers which item. */
  coverages?: LineItemCoverage[];
}

/** A plan that can be bought. */
export interface PurchasablePlan {
  /** Catalog item and selected options. */
  catalogReference?: CatalogReference;
  /** Its name. */
  name?: TranslatableString;
  /** What it gives. */
  benefits?: Benefit[];
  /** What is offered, as the buyer sees it. */
  offeringDescription?: string | null;
  /** Where more is asked of the buyer. */
  infoCollectionUrl?: string | null;
  /** The price, as decimal digits. */
  price?: string;
  /** The price in words. */
  priceDescription?: string | null;
}

/** What a plan gives. */
export interface Benefit {
  /** How often, where it is limited. */
  limitedQuota?: LimitedQuota;
  /** The benefit's id. */
  benefitId?: string;
  /** Its name, as the buyer sees it. */
  label?: string | null;
  /** Whether it is limited. */
  quotaType?: QuotaType;
}

/** How often it gives it. */
export interface LimitedQuota {
  /** All together. */
  total?: number;
  /** How much is left. */
  remaining?: number;
  /** What it counts. */
  limitedQuotaType?: LimitedQuotaType;
}

/** What a plan gives for an item. */
export interface LineItemCoverage {
  /** The benefit's id. */
  benefitId?: string;
  /** Line item id. */
  lineItemId?: string;
  /** How many credits it takes. */
  redemptionCost?: number;
}
