import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';
import type { TranslatableString } from '../../commerce/fields/translatable-string.js';
import type { LimitedQuotaType, QuotaType } from '../../commerce/payments/membership-quotas.js';
import type { LineItem } from './membership.js';

/** Line items to pay for. */
export interface ListPurchasablePlansRequest {
  /** Line items, at most 300. */
  lineItems: LineItem[];
  /** Member ID. */
  memberId?: string | null;
}

/** Plans that cover the line items. */
export interface ListPurchasablePlansResponse {
  /** Plans, at most 300. */
  purchasablePlans?: PurchasablePlan[];
  /** Line items covered by each benefit, at most 300. */
  coverages?: LineItemCoverage[];
}

/** Plan that can be bought together with the line items. */
export interface PurchasablePlan {
  /** Catalog item and selected options. */
  catalogReference?: CatalogReference;
  /** Plan name. */
  name?: TranslatableString;
  /** Benefits of the plan, at most 50. */
  benefits?: Benefit[];
  /** Description of the offer, shown to the buyer. At most 500 characters. */
  offeringDescription?: string | null;
  /** URL of a page that collects additional information from the buyer. */
  infoCollectionUrl?: string | null;
  /** Price, as a decimal string. */
  price?: string;
  /** Additional price information, such as `per month`. At most 500 characters. */
  priceDescription?: string | null;
}

/** Benefit of a plan. */
export interface Benefit {
  /** Quota. Set if `quotaType` is `LIMITED`. */
  limitedQuota?: LimitedQuota;
  /** Benefit ID. */
  benefitId?: string;
  /** Benefit name, shown to the buyer. At most 200 characters. */
  label?: string | null;
  /** Type of the quota. */
  quotaType?: QuotaType;
}

/** Limited quota of a benefit. */
export interface LimitedQuota {
  /** Total quota. */
  total?: number;
  /** Remaining quota. */
  remaining?: number;
  /** Unit of the quota. */
  limitedQuotaType?: LimitedQuotaType;
}

/** Line item that a benefit covers. */
export interface LineItemCoverage {
  /** Benefit ID. */
  benefitId?: string;
  /** Line item ID. */
  lineItemId?: string;
  /** Number of credits that the line item costs. */
  redemptionCost?: number;
}
