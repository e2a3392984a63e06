import { servicePlugin, type PluginCall } from '@cartwright/core/plugins';
import type { GetRecommendationsRequest, GetRecommendationsResponse } from './get-recommendations.js';

/** What `getRecommendations` is given. */
export type GetRecommendationsEnvelope = PluginCall<GetRecommendationsRequest>;

/** Recommends items. */
export interface RecommendationsHandlers {
  /** What goes with some items, by each of some algorithms. */
  getRecommendations(
    call: GetRecommendationsEnvelope,
  ): GetRecommendationsResponse | Promise<GetRecommendationsResponse>;
}

/**
 * Recommends items by algorithms of your own.
 *
 * @throws `PluginError` `multiple_implementations` when there is one.
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
