import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';

/** Items and algorithms to get recommendations for. */
export interface GetRecommendationsRequest {
  /** Items to recommend for, at most 300. */
  items?: CatalogReference[];
  /** Algorithm IDs, at most 10. */
  algorithmIds?: string[];
}

/** Recommendations by algorithm. */
export interface GetRecommendationsResponse {
  /** Recommendations, one entry per algorithm. At most 10. */
  recommendationPerAlgorithm?: RecommendationForAlgorithm[];
}

/** Recommendations of one algorithm. */
export interface RecommendationForAlgorithm {
  /** Algorithm ID. */
  algorithmId?: string;
  /** Recommended items, at most 100. */
  recommendedItems?: CatalogReference[];
}
