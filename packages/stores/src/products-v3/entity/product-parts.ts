import type { PreorderStatus } from '../../catalog-v3/enumerations.js';
import type { WeightUnit } from '../../catalog-v3/physical-enumerations.js';
import type { RichContent } from '@cartwright/core/rich-content';
import type {
  DiscountType,
  InventoryAvailabilityStatus,
  ProductPreorderAvailability,
  SubscriptionFrequency,
  UserCriteria,
} from './enumerations.js';
import type { FixedMonetaryAmount, RevenueDetails } from './money.js';
import type { PricePerUnit, PricePerUnitRange, PricePerUnitSettings } from './price-per-unit.js';
import type { Variant } from './variant.js';

/** Lowest and highest weight of the variants. */
export interface WeightRange {
  /** Lowest weight. */
  minValue?: number;
  /** Highest weight. */
  maxValue?: number;
}

/** Unit of weights. */
export interface WeightMeasurementUnitInfo {
  /** Unit of weights of the site. */
  weightMeasurementUnit?: WeightUnit;
}

/** Shipping and price per unit of a physical product. */
export interface PhysicalProperties {
  /** Quantity that prices per unit refer to. */
  pricePerUnit?: PricePerUnitSettings;
  /** ID of the fulfiller who ships the product. */
  fulfillerId?: string | null;
  /** Shipping group ID. */
  shippingGroupId?: string | null;
  /** Lowest and highest shipping weight of the variants. Read-only. */
  shippingWeightRange?: WeightRange;
  /** Lowest and highest price per unit of the variants. Read-only. */
  pricePerUnitRange?: PricePerUnitRange;
  /** Unit of weights. On request: `WEIGHT_MEASUREMENT_UNIT_INFO`. Read-only. */
  weightMeasurementUnitInfo?: WeightMeasurementUnitInfo;
  /** Delivery profile ID. */
  deliveryProfileId?: string | null;
}

/** Brand of a product. */
export interface V3Brand {
  /** Brand ID. Assigns an existing brand. */
  _id?: string | null;
  /** Brand name; at most 50 characters. Without `_id`, a new brand is created. */
  name?: string | null;
}

/** Info section of a product. */
export interface InfoSection {
  /** Info section ID. Assigns an existing info section. */
  _id?: string | null;
  /** Name in the merchant’s dashboard; at most 100 characters. */
  uniqueName?: string | null;
  /** Title displayed to customers, from 1 to 50 characters. */
  title?: string | null;
  /** Content, as rich content. On request: `INFO_SECTION_DESCRIPTION`. */
  description?: RichContent;
  /** Content, as HTML. On request: `INFO_SECTION_PLAIN_DESCRIPTION`. */
  plainDescription?: string | null;
}

/** Ribbon of a product. */
export interface Ribbon {
  /** Ribbon ID. Assigns an existing ribbon. */
  _id?: string | null;
  /** Ribbon name; at most 30 characters. Without `_id`, a new ribbon is created. */
  name?: string | null;
}

/** Category of a product. */
export interface ProductCategory {
  /** Category ID. */
  _id?: string;
  /** Position of the product in the category, if the merchant arranged it. */
  index?: number | null;
}

/** Categories of a product. */
export interface ProductCategoriesInfo {
  /** Categories; at most 2,000. */
  categories?: ProductCategory[];
}

/** IDs of the categories of a product. */
export interface ProductCategoryIdsInfo {
  /** Category IDs; at most 2,000. */
  categoryIds?: string[];
}

/** Stock of a product at the default location. Read-only: use `inventoryItemsV3` to change it. */
export interface Inventory {
  /** Which variants are in stock. */
  availabilityStatus?: InventoryAvailabilityStatus;
  /** Which variants can be pre-ordered when out of stock. */
  preorderStatus?: PreorderStatus;
  /** Which variants are available for pre-order now. */
  preorderAvailability?: ProductPreorderAvailability;
}

/** Category in a path of categories. */
export interface BreadCrumb {
  /** Category ID. */
  categoryId?: string;
  /** Category name. */
  categoryName?: string;
  /** Category slug. */
  categorySlug?: string;
}

/** Path from the top category to the main category of a product. */
export interface BreadcrumbsInfo {
  /** Categories, the top one first; at most 5. */
  breadcrumbs?: BreadCrumb[];
}

/** Conditions for buying a product. */
export interface PurchaseEligibility {
  /** Condition that a customer must meet. */
  userCriteria?: UserCriteria;
}

/** Automatic discounts of a product. */
export interface DiscountInfo {
  /** Names of the discount rules that apply. */
  discountRuleNames?: string[];
}

/** Discount of a subscription. Set `amountOff` or `percentOff`. */
export interface SubscriptionDiscount {
  /** Amount, as a decimal string. */
  amountOff?: string;
  /** Percentage, from 0.1 to 99.9. */
  percentOff?: number;
  /** Type of the discount. */
  type?: DiscountType;
}

/** Subscription that a product is sold with. Set `autoRenewal` or `billingCycles`. */
export interface Subscription {
  /** Whether the subscription runs until it is canceled. Only `true`. */
  autoRenewal?: boolean;
  /** Number of payments, from 2 to 999. */
  billingCycles?: number;
  /** Subscription ID. */
  _id?: string | null;
  /** Subscription title, from 1 to 20 characters. */
  title?: string;
  /** Subscription description; at most 60 characters. */
  description?: string | null;
  /**
   * Whether the subscription is visible to customers.
   *
   * @default true
   */
  visible?: boolean | null;
  /** Unit of the interval between two payments. */
  frequency?: SubscriptionFrequency;
  /**
   * Number of units between two payments, from 1 to 50.
   *
   * @default 1
   */
  interval?: number | null;
  /** Discount on the price of each variant. */
  discount?: SubscriptionDiscount;
}

/** Subscriptions of a product. */
export interface SubscriptionDetails {
  /** Subscriptions; from 1 to 6. */
  subscriptions?: Subscription[];
  /**
   * Whether the product can also be bought without a subscription.
   *
   * @default false
   */
  allowOneTimePurchases?: boolean | null;
}

/** Number of variants, and the cheapest one. */
export interface VariantSummary {
  /** Number of variants. Read-only. */
  variantCount?: number;
  /** Visible variant with the lowest price. On request: `MIN_PRICE_VARIANT`. Read-only. */
  minPriceVariant?: Variant;
}

/** Data of the variant with the lowest price. */
export interface MinVariantPriceInfo {
  /** Lowest price with a subscription. */
  minSubscriptionPrice?: FixedMonetaryAmount;
  /** Lowest price per unit with a subscription, as a decimal string. */
  minSubscriptionPricePerUnit?: string | null;
  /** Price per unit. */
  pricePerUnitData?: PricePerUnit;
  /** SKU (stock keeping unit). */
  sku?: string | null;
  /** Shipping weight. */
  weight?: number | null;
  /** Cost and profit. */
  revenueDetails?: RevenueDetails;
  /** Price that the customer pays. */
  actualPrice?: FixedMonetaryAmount;
  /** Compare-at price. */
  compareAtPrice?: FixedMonetaryAmount;
}
