import type { PlainEnvelope } from '@cartwright/core';
import type { Media } from '../../shared/media.js';
import type { Version } from '../../shared/version.js';
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

/** `data` of `onProductCreated`. */
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

/** Payload of `onProductCreated`. */
export type ProductCreatedEnvelope = PlainEnvelope<ProductCreated>;

/** `data` of `onProductChanged`. */
export interface ProductChanged {
  /** Product ID. */
  productId?: string;
  /** Names of the changed fields. */
  changedFields?: string[];
  /** Catalog version of the site. */
  originatedFromVersion?: Version;
}

/** Payload of `onProductChanged`. */
export type ProductChangedEnvelope = PlainEnvelope<ProductChanged>;

/** `data` of `onProductDeleted`. */
export interface ProductDeleted {
  /** Product ID. */
  productId?: string;
  /** Catalog version of the site. */
  originatedFromVersion?: Version;
}

/** Payload of `onProductDeleted`. */
export type ProductDeletedEnvelope = PlainEnvelope<ProductDeleted>;

/** `data` of `onProductVariantsChanged`. */
export interface VariantsChanged {
  /** Product ID. */
  productId?: string;
  /** Changed variants. */
  variants?: VariantChanged[];
  /** Catalog version of the site. */
  originatedFromVersion?: Version;
}

/** Payload of `onProductVariantsChanged`. */
export type ProductVariantsChangedEnvelope = PlainEnvelope<VariantsChanged>;

/** `data` of `onProductCollectionCreated`. */
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

/** Payload of `onProductCollectionCreated`. */
export type ProductCollectionCreatedEnvelope = PlainEnvelope<CollectionCreated>;

/** `data` of `onProductCollectionChanged`. */
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

/** Payload of `onProductCollectionChanged`. */
export type ProductCollectionChangedEnvelope = PlainEnvelope<CollectionChanged>;

/** `data` of `onProductCollectionDeleted`. */
export interface CollectionDeleted {
  /** Collection ID, as the platform's examples name the field. Fall back to `collection_Id` when absent. */
  collectionId?: string;
  /** Collection ID, as the platform's reference names the field. */
  collection_Id?: string;
  /** Catalog version of the site. */
  originatedFromVersion?: Version;
}

/** Payload of `onProductCollectionDeleted`. */
export type ProductCollectionDeletedEnvelope = PlainEnvelope<CollectionDeleted>;
