import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';

/** Items, and algorithms. */
export interface GetRecommendationsRequest {
  /** The items. */
  items?: CatalogReference[];
  /** The algorithms. */
  algorithmIds?: string[];
}

/** What they recommend. */
export interface GetRecommendationsResponse {
  /** What each of them recommends. */
  recommendationPerAlgorithm?: RecommendationForAlgorithm[];
}

/** What an algorithm recommends. */
export interface RecommendationForAlgorithm {
  /** The algorithm. */
  algorithmId?: string;
  /** The items that it recommends. */
  recommendedItems?: CatalogReference[];
}
