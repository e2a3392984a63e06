import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';

/** Algorithms that are not yours. */
export interface RecommendationAlgorithmNotSupported {
  /** The algorithms. */
  unsupportedAlgorithms?: string[];
}

/** Items that you do not recommend for. */
export interface ItemAppIdNotSupportedError {
  /** The items. */
  items?: CatalogReference[];
}
