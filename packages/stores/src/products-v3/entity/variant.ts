import { float } from '@cartwright/core';
import type { DimensionsUnit, FileType } from '../../catalog-v3/physical-enumerations.js';
import type { ProductOptionRenderType } from './enumerations.js';
import { productMediaShape, type ProductMedia } from './media.js';
import type { FixedMonetaryAmount, PriceInfo, RevenueDetails } from './money.js';
import type { PricePerUnit, SubscriptionPricePerUnit } from './price-per-unit.js';

/** Length, width and height, as decimal strings. */
export interface Dimensions {
  /** Length. */
  length?: string | null;
  /** Width. */
  width?: string | null;
  /** Height. */
  height?: string | null;
  /** Unit of the dimensions. */
  unit?: DimensionsUnit;
}

/** Weight, dimensions and quantity of a variant. */
export interface VariantPhysicalProperties {
  /** Shipping weight, in the unit of the site. */
  weight?: number | null;
  /** Price per unit. */
  pricePerUnit?: PricePerUnit;
  /** Dimensions of the product. */
  productDimensions?: Dimensions;
  /** Dimensions of the package. */
  packageDimensions?: Dimensions;
}

/** File that customers download after the purchase. */
export interface SecuredMedia {
  /** ID of the file in the media manager. */
  _id?: string;
  /** File name. Read-only. */
  fileName?: string;
  /** File size, in bytes. Read-only. */
  fileSize?: string | null;
  /** File type. Read-only. */
  fileType?: FileType;
}

/** File of a variant of a digital product. */
export interface VariantDigitalProperties {
  /** The file. Without it, the variant cannot be sold. */
  digitalFile?: SecuredMedia;
}

/** IDs of an option and a choice. */
export interface OptionChoiceIds {
  /** Option ID. */
  optionId?: string;
  /** Choice ID. */
  choiceId?: string;
}

/** Names of an option and a choice. */
export interface OptionChoiceNames {
  /** Option name. */
  optionName?: string;
  /** Choice name. */
  choiceName?: string;
  /** How the option is displayed. Required for writing. */
  renderType?: ProductOptionRenderType;
}

/** Choice of one option. Write it with names. */
export interface OptionChoice {
  /** IDs of the option and the choice. */
  optionChoiceIds?: OptionChoiceIds;
  /** Names of the option and the choice. On request: `VARIANT_OPTION_CHOICE_NAMES`. */
  optionChoiceNames?: OptionChoiceNames;
}

/** Price of a variant with a subscription. */
export interface SubscriptionPrice {
  /** Subscription ID. */
  subscriptionId?: string;
  /** Price after the discount of the subscription. */
  price?: FixedMonetaryAmount;
  /** Price per unit. */
  pricePerUnit?: SubscriptionPricePerUnit;
  /** Price after automatic discounts. On request: `DISCOUNT_INFO`. */
  priceAfterDiscount?: FixedMonetaryAmount;
}

/** Prices of a variant with each subscription. */
export interface SubscriptionPricesInfo {
  /** Prices; at most 6. */
  subscriptionPrices?: SubscriptionPrice[];
}

/** Stock of a variant at the default location. */
export interface InventoryStatus {
  /** Whether the variant is in stock. */
  inStock?: boolean;
  /** Whether the variant can be pre-ordered. */
  preorderEnabled?: boolean;
}

/** Variant of a product: the combination of one choice of each option. A product without options has one variant. */
export interface Variant {
  /** Weight, dimensions and quantity. Required for physical products. */
  physicalProperties?: VariantPhysicalProperties;
  /** File to download. Required for digital products. */
  digitalProperties?: VariantDigitalProperties;
  /** Variant ID. Without it, an update creates a new variant. */
  _id?: string | null;
  /**
   * Whether the variant is visible to customers.
   *
   * @default true
   */
  visible?: boolean | null;
  /** SKU (stock keeping unit), from 1 to 40 characters. */
  sku?: string | null;
  /** Barcode, from 1 to 40 characters. */
  barcode?: string | null;
  /** One choice of each option. Empty for a product without options. */
  choices?: OptionChoice[];
  /** Prices. `actualPrice` is required. */
  price?: PriceInfo;
  /** Cost and profit. On request: `MERCHANT_DATA`. Only for merchants and apps. */
  revenueDetails?: RevenueDetails;
  /** Image or video of the variant. Read-only. */
  media?: ProductMedia;
  /** Prices with subscriptions. On request: `SUBSCRIPTION_PRICES_INFO`. Read-only. */
  subscriptionPricesInfo?: SubscriptionPricesInfo;
  /** Stock at the default location. Read-only. */
  inventoryStatus?: InventoryStatus;
}

/** Variants of a product. */
export interface VariantsInfo {
  /** Variants; from 1 to 1,000. An update replaces all of them. */
  variants?: Variant[];
}

/** Shape of {@link Variant}: images, videos, and numbers that can be NaN or Infinity. */
export const variantShape = {
  media: productMediaShape,
  physicalProperties: { weight: float, pricePerUnit: { settings: { quantity: float } } },
  revenueDetails: { profitMargin: float },
};
