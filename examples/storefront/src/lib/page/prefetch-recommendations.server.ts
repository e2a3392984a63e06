import type { Client } from '@cartwright/core';
import { getRecommendation } from '@cartwright/ecom/recommendations';
import type { QueryClient } from '@tanstack/react-query';
import { recommendedIds, recommendedProducts, shownRecommendations, storesAppId } from '../recommendations.js';
import { prefetchCards } from './prefetch-cards.server.js';

/** Algorithms of the stores app, in order of preference: bought together, and from the same categories. */
const algorithms = [
  { _id: 'd5aac1e1-2e53-4d11-85f7-7172710b4783', appId: storesAppId },
  { _id: '68ebce04-b96a-4c52-9329-08fc9d8c1253', appId: storesAppId },
];

/** Maximum number of recommended products to read. Some may be sold out. */
const maxProducts = 12;

/**
 * Prefetches the products that the platform recommends beside others. Without recommendations, the page shows none.
 *
 * @param page - Name of the page's recommendations.
 * @param productIds - IDs of the products to recommend for, the most important first.
 */
export async function prefetchRecommendations(
  queryClient: QueryClient,
  catalog: Client,
  page: string,
  productIds: readonly string[],
): Promise<void> {
  if (productIds.length === 0) return;
  const items = productIds.map((catalogItemId) => ({ appId: storesAppId, catalogItemId }));
  const found = await catalog
    .use(getRecommendation)(algorithms, { items, minimumRecommendedItems: 1 })
    .catch(() => undefined);
  const ids = (found?.recommendation?.items ?? [])
    .flatMap((item) => (item.appId === storesAppId ? (item.catalogItemId ?? []) : []))
    .filter((id) => !productIds.includes(id))
    .slice(0, maxProducts);
  if (ids.length === 0) return;
  queryClient.setQueryData(recommendedIds(page).queryKey, ids);
  await prefetchCards(queryClient, catalog, recommendedProducts(ids), (products) =>
    shownRecommendations(ids, products),
  );
}
