import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';

/** Error data of unsupported algorithms. */
export interface RecommendationAlgorithmNotSupported {
  /** IDs of the unsupported algorithms, at most 10. */
  unsupportedAlgorithms?: string[];
}

/** Error data of items from unsupported apps. */
export interface ItemAppIdNotSupportedError {
  /** Unsupported items, at most 300. */
  items?: CatalogReference[];
}
