import type { BaseEventMetadata } from '@cartwright/core';
import type { Media } from '../../catalog/media.js';
import type { Version } from '../../catalog/version.js';
import type { CostAndProfitData, PriceData } from '../product-parts/price.js';
import type { PageUrl } from '../products/product.js';

/** A variant that was changed. */
export interface VariantChanged {
  /** The variant's id. */
  variantId?: string;
  /** Its choices, by the names of their options. */
  choices?: Record<string, string>;
  /** The fields that changed, by their names. */
  changedFields?: string[];
  /** The version of the catalog that it comes from. */
  originatedFromVersion?: Version;
}

/** A product was created. */
export interface ProductCreated {
  /** The product's id. */
  productId?: string;
  /** Its name. */
  name?: string;
  /** Its price. */
  price?: PriceData;
  /** Whether shoppers see it. */
  visible?: boolean;
  /** Its pictures and videos. */
  media?: Media;
  /** Stock keeping unit. */
  sku?: string;
  /** Its page. */
  productPageUrl?: PageUrl;
  /** Its brand. */
  brand?: string | null;
  /** What it costs the merchant, and what is earned. */
  costAndProfitData?: CostAndProfitData;
  /** The version of the catalog that it comes from. */
  originatedFromVersion?: Version;
  /** Its name in addresses. */
  slug?: string;
}

/** A product was created. */
export interface ProductCreatedEnvelope {
  /** What happened. */
  data: ProductCreated;
  /** About the event. */
  metadata: BaseEventMetadata;
}

/** A product was changed. */
export interface ProductChanged {
  /** The product's id. */
  productId?: string;
  /** The fields that changed, by their names. */
  changedFields?: string[];
  /** The version of the catalog that it comes from. */
  originatedFromVersion?: Version;
}

/** A product was changed. */
export interface ProductChangedEnvelope {
  /** What happened. */
  data: ProductChanged;
  /** About the event. */
  metadata: BaseEventMetadata;
}

/** A product was deleted. */
export interface ProductDeleted {
  /** The product's id. */
  productId?: string;
  /** The version of the catalog that it comes from. */
  originatedFromVersion?: Version;
}

/** A product was deleted. */
export interface ProductDeletedEnvelope {
  /** What happened. */
  data: ProductDeleted;
  /** About the event. */
  metadata: BaseEventMetadata;
}

/** Variants of a product were changed. */
export interface VariantsChanged {
  /** The product's id. */
  productId?: string;
  /** The variants. */
  variants?: VariantChanged[];
  /** The version of the catalog that it comes from. */
  originatedFromVersion?: Version;
}

/** Variants of a product were changed. */
export interface ProductVariantsChangedEnvelope {
  /** What happened. */
  data: VariantsChanged;
  /** About the event. */
  metadata: BaseEventMetadata;
}

/** A collection was created. */
export interface CollectionCreated {
  /** The collection's id, as the platform's examples name it. Read this first, and `collection_Id` where it is missing. */
  collectionId?: string;
  /** The collection's id, as the platform's reference names it. */
  collection_Id?: string;
  /** Its name. */
  name?: string;
  /** Its pictures. */
  media?: Media;
  /** Its name in addresses. */
  slug?: string;
  /** Whether shoppers see it. */
  visible?: boolean;
  /** The version of the catalog that it comes from. */
  originatedFromVersion?: Version;
}

/** A collection was created. */
export interface ProductCollectionCreatedEnvelope {
  /** What happened. */
  data: CollectionCreated;
  /** About the event. */
  metadata: BaseEventMetadata;
}

/** A collection was changed. */
export interface CollectionChanged {
  /** The collection's id, as the platform's examples name it. Read this first, and `collection_Id` where it is missing. */
  collectionId?: string;
  /** The collection's id, as the platform's reference names it. */
  collection_Id?: string;
  /** The fields that changed, by their names. */
  changedFields?: string[];
  /** The version of the catalog that it comes from. */
  originatedFromVersion?: Version;
}

/** A collection was changed. */
export interface ProductCollectionChangedEnvelope {
  /** What happened. */
  data: CollectionChanged;
  /** About the event. */
  metadata: BaseEventMetadata;
}

/** A collection was deleted. */
export interface CollectionDeleted {
  /** The collection's id, as the platform's examples name it. Read this first, and `collection_Id` where it is missing. */
  collectionId?: string;
  /** The collection's id, as the platform's reference names it. */
  collection_Id?: string;
  /** The version of the catalog that it comes from. */
  originatedFromVersion?: Version;
}

/** A collection was deleted. */
export interface ProductCollectionDeletedEnvelope {
  /** What happened. */
  data: CollectionDeleted;
  /** About the event. */
  metadata: BaseEventMetadata;
}
