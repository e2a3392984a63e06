import { date, entity } from '@cartwright/core';
import type { InternalRowState } from '../catalog-v3/enumerations.js';
import type { ProductType } from '../catalog-v3/physical-enumerations.js';
import type { ProductMedia } from '../products-v3/entity/media.js';
import type { PriceInfo, RevenueDetails } from '../products-v3/entity/money.js';
import type { DiscountInfo, PhysicalProperties, V3Brand } from '../products-v3/entity/product-parts.js';
import {
  variantShape,
  type InventoryStatus,
  type OptionChoice,
  type SubscriptionPricesInfo,
  type VariantDigitalProperties,
  type VariantPhysicalProperties,
} from '../products-v3/entity/variant.js';

/** Product of a variant. */
export interface ProductFields {
  /** Shipping and price per unit of a physical product. */
  physicalProperties?: PhysicalProperties;
  /** Product ID. */
  productId?: string;
  /** Product name. */
  name?: string | null;
  /** Whether the product is shipped or downloaded. */
  productType?: ProductType;
  /** URL slug of the product. */
  slug?: string | null;
  /** Whether the product is visible to customers. */
  visible?: boolean | null;
  /** Whether the product is visible in the point of sale. */
  visibleInPos?: boolean | null;
  /** ID of the main category. */
  mainCategoryId?: string | null;
  /** IDs of the categories that contain the product. */
  directCategoryIds?: string[];
  /** Currency of the prices, such as `USD`. On request: `CURRENCY`. */
  currency?: string | null;
  /** Revision number of the product. */
  revision?: string | null;
  /** Handle of the product. */
  handle?: string | null;
  /** Brand. */
  brand?: V3Brand;
  /** Time of the last update of the product. */
  _updatedDate?: Date | null;
}

/** Whether a location sells a variant. */
export interface LocationListing {
  /** Whether the location sells the variant. */
  listed?: boolean;
}

/** State of the index. */
export interface InternalMetadata {
  /** State of the variant in the index. */
  rowState?: InternalRowState;
}

/** Variant with data of its product, for queries across products. Changes of products appear after a short delay. */
export interface ReadOnlyVariant {
  /** Weight, dimensions and quantity. */
  physicalProperties?: VariantPhysicalProperties;
  /** File to download. */
  digitalProperties?: VariantDigitalProperties;
  /** ID of the entry. Not unique: identify variants by `productData.productId` and `variantId`. */
  _id?: string;
  /** Whether the variant is visible to customers. */
  visible?: boolean | null;
  /** SKU (stock keeping unit). */
  sku?: string | null;
  /** Barcode. */
  barcode?: string | null;
  /** One choice of each option, with names. */
  optionChoices?: OptionChoice[];
  /** Prices. */
  price?: PriceInfo;
  /** Cost and profit. On request: `MERCHANT_DATA`. Only for merchants and apps. */
  revenueDetails?: RevenueDetails;
  /** Image or video of the variant. */
  media?: ProductMedia;
  /** Prices with subscriptions. On request: `SUBSCRIPTION_PRICES_INFO`. */
  subscriptionPricesInfo?: SubscriptionPricesInfo;
  /** Stock at the default location. */
  inventoryStatus?: InventoryStatus;
  /** Product of the variant. */
  productData?: ProductFields;
  /** State of the index. */
  internalMetadata?: InternalMetadata;
  /** Locations that sell the variant, by location ID. Present with `locationIds`. */
  locations?: Record<string, LocationListing>;
  /** Variant ID. */
  variantId?: string;
  /** Automatic discounts. On request: `DISCOUNT_INFO`. */
  discountInfo?: DiscountInfo;
}

/** Shape of {@link ReadOnlyVariant}: the date, images, videos, and numbers that can be NaN or Infinity. */
export const readOnlyVariantShape = /* @__PURE__ */ entity<ReadOnlyVariant>({
  ...variantShape,
  productData: { _updatedDate: date },
});
