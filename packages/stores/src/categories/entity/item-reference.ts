import type { ApplicationError } from '../../shared/bulk-results.js';

/** Item of a catalog, such as a product. */
export interface ItemReference {
  /** Item ID. For products of the store, the product ID. */
  catalogItemId?: string;
  /** ID of the app of the catalog. For products of the store, `215238eb-22a5-4c36-9e7b-e7c08025e04e`. */
  appId?: string;
}

/** Result of one item of a bulk request. */
export interface ItemReferenceMetadata {
  /** The item. */
  item?: ItemReference;
  /** Index of the item in the request, from 0. */
  originalIndex?: number;
  /** Whether the request succeeded for the item. */
  success?: boolean;
  /** Reason for the failure. Absent on success. */
  error?: ApplicationError;
}

/** Result of one item of a bulk request. */
export interface BulkItemsToCategoryResult {
  /** Result of the item. */
  itemMetadata?: ItemReferenceMetadata;
}
