import { entity, image, videoV2 } from '@cartwright/core';
import type { VariantStock } from '../product-parts/variant.js';

/** A picture or a video: one of the two. */
export interface PlatformMedia {
  /** The picture, as a `wix:image` reference. */
  image?: string;
  /** The video, as a `wix:video` reference. */
  video?: string;
}

/** Whether something that is sold out can be ordered beforehand. */
export interface PreorderInfo {
  /** Whether it can. */
  enabled?: boolean;
  /** What shoppers read about it; from 1 to 250 characters. */
  message?: string | null;
  /** How many can be ordered once the stock is used up; at most 100000. */
  limit?: number | null;
}

/** A variant as the whole store lists it. A product without variants is listed as one. */
export interface StoreVariant {
  /** Its id: the product's and the variant's, with a hyphen between them. */
  _id?: string;
  /** The variant's id. Of a product without variants: `00000000-0000-0000-0000-000000000000`. */
  variantId?: string;
  /** The product's id. */
  productId?: string;
  /** The variant's name. */
  variantName?: string;
  /** The product's name. */
  productName?: string;
  /** Whether it is a variant of its own. If not, it stands for the whole product. */
  managedVariant?: boolean;
  /** Stock keeping unit. */
  sku?: string;
  /** How many there are. */
  stock?: VariantStock;
  /** The choices by the names of the options, such as `{ Size: 'M' }`. */
  choices?: Record<string, string>;
  /** The collections that it is in. */
  collectionIds?: string[];
  /** Its picture or video. Read-only. */
  media?: PlatformMedia;
  /** Whether it can be ordered when it is sold out. */
  preorderInfo?: PreorderInfo;
}

/** The converted fields of {@link StoreVariant}. */
export const storeVariantShape = /* @__PURE__ */ entity<StoreVariant>({ media: { image, video: videoV2 } });
