import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';

/** Benefits of an upsell: a percentage off, a fixed price, or a fixed amount off. */
export const BenefitType = /* @__PURE__ */ enumeration('PERCENTAGE', 'FIXED_PRICE', 'FIXED_AMOUNT');
/** Benefit of an upsell. */
export type BenefitType = EnumerationValue<typeof BenefitType>;

/** Benefit that an upsell gives. */
export interface UpsellBenefitMetadata {
  /** Type of the benefit. */
  benefitType?: BenefitType;
  /** Percentage or amount as a decimal string: `'10'` is 10 percent for `PERCENTAGE`. */
  benefitValue?: string | null;
}

/** Price of an upsell. */
export interface PriceDetails {
  /** Price as a decimal string, in the site's currency. */
  price?: string;
  /** Description, such as `per month`. At most 200 characters. */
  description?: string | null;
}

/** Item offered in place of a line item. */
export interface UpsellOption {
  /** ID of the offer. */
  _id?: string;
  /** Title. At most 200 characters. */
  title?: string | null;
  /** Description. At most 500 characters. */
  description?: string | null;
  /** Catalog item that would replace the line item. */
  catalogReference?: CatalogReference;
  /** Benefit of the offer. */
  metadata?: UpsellBenefitMetadata;
  /** Price of the offer. */
  priceDetails?: PriceDetails;
}

/** Offers for a line item. */
export interface ItemUpsells {
  /** Line item ID. */
  lineItemId?: string;
  /** Offers, at most 10. */
  upsells?: UpsellOption[];
}

/** Offers for a cart. */
export interface UpsellOptions {
  /** Offers by line item. */
  itemsUpsells?: ItemUpsells[];
}
