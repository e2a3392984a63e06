import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';

/** Items and algorithms to get recommendations for. */
export interface GetRecommendationsRequest {
  /** Items to recommend for. */
  items?: CatalogReference[];
  /** Algorithm ids. */
  algorithmIds?: string[];
}

/** Recommendations by algorithm. */
export interface GetRecommendationsResponse {
  /** Recommendations, one entry per algorithm. */
  recommendationPerAlgorithm?: RecommendationForAlgorithm[];
}

/** Recommendations of one algorithm. */
export interface RecommendationForAlgorithm {
  /** Algorithm id. */
  algorithmId?: string;
  /** Recommended items. */
  recommendedItems?: CatalogReference[];
}
