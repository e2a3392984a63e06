import { operation } from '@cartwright/core';
import type { AlgorithmInfo } from './recommendation.js';

/** Result of `listAvailableAlgorithms`. */
export interface ListAvailableAlgorithmsResponse {
  /** Algorithms available on the site, at most 500. */
  availableAlgorithms?: AlgorithmInfo[];
}

/**
 * Lists the recommendation algorithms available on the site: those of installed apps that support the catalog of an
 * installed app.
 *
 * @returns The algorithms.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { recommendations } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { recommendations } });
 *
 * export const algorithmNames = async () => {
 *   const { availableAlgorithms = [] } = await client.recommendations.listAvailableAlgorithms();
 *   return availableAlgorithms.map(({ config }) => config?.name);
 * };
 * ```
 * @see GET /v1/recommendations/algorithms
 */
export const listAvailableAlgorithms = /* @__PURE__ */ operation<[], ListAvailableAlgorithmsResponse>({
  id: 'ecom.recommendations.listAvailableAlgorithms',
  method: 'GET',
  path: '/v1/recommendations/algorithms',
  repeatable: true,
});
