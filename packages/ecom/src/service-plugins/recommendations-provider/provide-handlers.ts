import { servicePlugin, type PluginCall } from '@cartwright/core/plugins';
import type { GetRecommendationsRequest, GetRecommendationsResponse } from './get-recommendations.js';

/** Call of `getRecommendations`: the request and its metadata. */
export type GetRecommendationsEnvelope = PluginCall<GetRecommendationsRequest>;

/** Handlers of the recommendations plugin. */
export interface RecommendationsHandlers {
  /** Returns the recommended items of each algorithm. */
  getRecommendations(
    call: GetRecommendationsEnvelope,
  ): GetRecommendationsResponse | Promise<GetRecommendationsResponse>;
}

/**
 * Recommends items with custom algorithms.
 *
 * @throws `PluginError` `multiple_implementations` if handlers are already provided.
 * @example
 * ```ts
 * import { createServicePlugins } from '@cartwright/core/plugins';
 * import { recommendationsProvider } from '@cartwright/ecom/service-plugins';
 *
 * const plugins = createServicePlugins({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * plugins.provide(recommendationsProvider.provideHandlers, {
 *   getRecommendations: ({ request }) => ({
 *     recommendationPerAlgorithm: (request.algorithmIds ?? []).map((algorithmId) => ({
 *       algorithmId,
 *       recommendedItems: request.items ?? [],
 *     })),
 *   }),
 * });
 * ```
 */
export const provideHandlers = /* @__PURE__ */ servicePlugin<RecommendationsHandlers>({
  componentType: 'ECOM_RECOMMENDATIONS_PROVIDER',
  methods: {
    getRecommendations: { path: '/v1/get-recommendations' },
  },
});
