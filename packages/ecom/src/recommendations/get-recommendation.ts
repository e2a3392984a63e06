import { operation } from '@cartwright/core';
import type { CatalogReference } from '../commerce/line-items/catalog-reference.js';
import type { Algorithm, Recommendation } from './recommendation.js';

/** Options for getting recommendations. */
export interface GetRecommendationOptions {
  /** Items to recommend for, at most 300. Required by algorithms of type `RELATED_ITEMS`. */
  items?: CatalogReference[];
  /**
   * Minimum number of items that an algorithm must recommend, at most 100. If it recommends fewer, the next algorithm
   * is used.
   */
  minimumRecommendedItems?: number;
}

/** Result of `getRecommendation`. */
export interface GetRecommendationResponse {
  /** Recommended items with the algorithm that recommends them. */
  recommendation?: Recommendation;
}

/**
 * Gets recommended items from the first algorithm that recommends enough items.
 *
 * @param algorithms - 1 to 10 algorithms of `listAvailableAlgorithms`, in order of preference.
 * @param options - Items to recommend for, and the minimum number of recommended items.
 * @returns The recommended items and their algorithm. Empty if no algorithm recommends enough items.
 * @throws `ApiError` `ALGORITHM_NOT_SUPPORTED` or `ITEM_APP_ID_NOT_SUPPORTED` if no app supports an algorithm or item,
 * `RECOMMENDATIONS_PROVIDER_NOT_FOUND` if the app provides no algorithms.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { recommendations } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { recommendations } });
 * const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
 *
 * export const relatedProducts = async (algorithmId: string, catalogItemId: string) => {
 *   const options = { items: [{ appId, catalogItemId }], minimumRecommendedItems: 3 };
 *   const { recommendation } = await client.recommendations.getRecommendation([{ _id: algorithmId, appId }], options);
 *   return recommendation?.items ?? [];
 * };
 * ```
 * @see POST /v1/recommendations/get
 */
export const getRecommendation = /* @__PURE__ */ operation<
  [algorithms: Algorithm[], options?: GetRecommendationOptions],
  GetRecommendationResponse
>({
  id: 'ecom.recommendations.getRecommendation',
  method: 'POST',
  path: '/v1/recommendations/get',
  args: ['algorithms', '...options'],
  repeatable: true,
});
