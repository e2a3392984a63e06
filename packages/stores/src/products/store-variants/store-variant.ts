import { entity, image, videoV2 } from '@cartwright/core';
import type { VariantStock } from '../product-parts/variant.js';

/** Image or video: either of the fields is present. */
export interface PlatformMedia {
  /** Image, as a `wix:image` reference. */
  image?: string;
  /** Video, as a `wix:video` reference. */
  video?: string;
}

/** Pre-order settings of a variant. */
export interface PreorderInfo {
  /**
   * Whether the variant is available for pre-order when out of stock.
   *
   * @default false
   */
  enabled?: boolean;
  /** Message displayed to shoppers, such as the expected shipping date; from 1 to 250 characters. */
  message?: string | null;
  /**
   * Maximum number of pre-orders once the variant is out of stock; at most 100000.
   *
   * @default 100000
   */
  limit?: number | null;
}

/** Variant with data of its product. A product without variants has a single one. */
export interface StoreVariant {
  /** Store variant ID: product ID and variant ID, joined with a hyphen. */
  _id?: string;
  /** Variant ID. `00000000-0000-0000-0000-000000000000` for a product without variants. */
  variantId?: string;
  /** Product ID. */
  productId?: string;
  /** Variant name. */
  variantName?: string;
  /** Product name. */
  productName?: string;
  /** Whether the variant has its own price and inventory. If not, it represents the whole product. */
  managedVariant?: boolean;
  /** SKU (stock keeping unit). */
  sku?: string;
  /** Inventory. */
  stock?: VariantStock;
  /** Choices by option name, such as `{ Size: 'M' }`. */
  choices?: Record<string, string>;
  /** IDs of the product's collections. */
  collectionIds?: string[];
  /** Image or video. Read-only. */
  media?: PlatformMedia;
  /** Pre-order settings. */
  preorderInfo?: PreorderInfo;
}

/** Shape of {@link StoreVariant}: which fields are images or videos. */
export const storeVariantShape = /* @__PURE__ */ entity<StoreVariant>({ media: { image, video: videoV2 } });
