import type { BaseEventMetadata } from '@cartwright/core';
import type { Media } from '../../catalog/media.js';
import type { Version } from '../../catalog/version.js';
import type { CostAndProfitData, PriceData } from '../product-parts/price.js';
import type { PageUrl } from '../products/product.js';

/** Variant changed by {@link VariantsChanged}. */
export interface VariantChanged {
  /** Variant ID. */
  variantId?: string;
  /** Choices of the variant, by option name. */
  choices?: Record<string, string>;
  /** Names of the changed fields. */
  changedFields?: string[];
  /** Catalog version of the site. */
  originatedFromVersion?: Version;
}

/** Data of `onProductCreated`. */
export interface ProductCreated {
  /** Product ID. */
  productId?: string;
  /** Product name. */
  name?: string;
  /** Product price. */
  price?: PriceData;
  /** Whether the product is visible to shoppers. */
  visible?: boolean;
  /** Images and videos. */
  media?: Media;
  /** SKU (stock keeping unit). */
  sku?: string;
  /** URL of the product page. */
  productPageUrl?: PageUrl;
  /** Brand name. */
  brand?: string | null;
  /** Cost and profit of the merchant. */
  costAndProfitData?: CostAndProfitData;
  /** Catalog version of the site. */
  originatedFromVersion?: Version;
  /** URL slug. */
  slug?: string;
}

/** Event of `onProductCreated`. */
export interface ProductCreatedEnvelope {
  /** Event data. */
  data: ProductCreated;
  /** Event metadata. */
  metadata: BaseEventMetadata;
}

/** Data of `onProductChanged`. */
export interface ProductChanged {
  /** Product ID. */
  productId?: string;
  /** Names of the changed fields. */
  changedFields?: string[];
  /** Catalog version of the site. */
  originatedFromVersion?: Version;
}

/** Event of `onProductChanged`. */
export interface ProductChangedEnvelope {
  /** Event data. */
  data: ProductChanged;
  /** Event metadata. */
  metadata: BaseEventMetadata;
}

/** Data of `onProductDeleted`. */
export interface ProductDeleted {
  /** Product ID. */
  productId?: string;
  /** Catalog version of the site. */
  originatedFromVersion?: Version;
}

/** Event of `onProductDeleted`. */
export interface ProductDeletedEnvelope {
  /** Event data. */
  data: ProductDeleted;
  /** Event metadata. */
  metadata: BaseEventMetadata;
}

/** Data of `onProductVariantsChanged`. */
export interface VariantsChanged {
  /** Product ID. */
  productId?: string;
  /** Changed variants. */
  variants?: VariantChanged[];
  /** Catalog version of the site. */
  originatedFromVersion?: Version;
}

/** Event of `onProductVariantsChanged`. */
export interface ProductVariantsChangedEnvelope {
  /** Event data. */
  data: VariantsChanged;
  /** Event metadata. */
  metadata: BaseEventMetadata;
}

/** Data of `onProductCollectionCreated`. */
export interface CollectionCreated {
  /** Collection ID, as the platform's examples name the field. Fall back to `collection_Id` when absent. */
  collectionId?: string;
  /** Collection ID, as the platform's reference names the field. */
  collection_Id?: string;
  /** Collection name. */
  name?: string;
  /** Images and videos. */
  media?: Media;
  /** URL slug. */
  slug?: string;
  /** Whether the collection is visible to shoppers. */
  visible?: boolean;
  /** Catalog version of the site. */
  originatedFromVersion?: Version;
}

/** Event of `onProductCollectionCreated`. */
export interface ProductCollectionCreatedEnvelope {
  /** Event data. */
  data: CollectionCreated;
  /** Event metadata. */
  metadata: BaseEventMetadata;
}

/** Data of `onProductCollectionChanged`. */
export interface CollectionChanged {
  /** Collection ID, as the platform's examples name the field. Fall back to `collection_Id` when absent. */
  collectionId?: string;
  /** Collection ID, as the platform's reference names the field. */
  collection_Id?: string;
  /** Names of the changed fields. */
  changedFields?: string[];
  /** Catalog version of the site. */
  originatedFromVersion?: Version;
}

/** Event of `onProductCollectionChanged`. */
export interface ProductCollectionChangedEnvelope {
  /** Event data. */
  data: CollectionChanged;
  /** Event metadata. */
  metadata: BaseEventMetadata;
}

/** Data of `onProductCollectionDeleted`. */
export interface CollectionDeleted {
  /** Collection ID, as the platform's examples name the field. Fall back to `collection_Id` when absent. */
  collectionId?: string;
  /** Collection ID, as the platform's reference names the field. */
  collection_Id?: string;
  /** Catalog version of the site. */
  originatedFromVersion?: Version;
}

/** Event of `onProductCollectionDeleted`. */
export interface ProductCollectionDeletedEnvelope {
  /** Event data. */
  data: CollectionDeleted;
  /** Event metadata. */
  metadata: BaseEventMetadata;
}
