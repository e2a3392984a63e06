import type { ProductPagesQuery, ProductSummary } from '@cartwright/react/stores';
import { queryOptions, skipToken } from '@tanstack/react-query';

/** ID of the stores app, whose products are recommended. */
export const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/** Query of the IDs of products that the server recommends for a page, best first. The browser does not request them. */
export const recommendedIds = (page: string) =>
  queryOptions<readonly string[]>({ queryKey: ['recommended', page], queryFn: skipToken, staleTime: Infinity });

/** Query of the recommended products. */
export const recommendedProducts = (ids: readonly string[]): ProductPagesQuery => ({
  filter: { ids: [...ids] },
  limit: Math.max(1, ids.length),
});

/** Maximum number of products to show. */
const maxShown = 4;

/** The recommended products to show: up to four that can be bought, best first. */
export const shownRecommendations = (
  ids: readonly string[],
  products: readonly ProductSummary[],
  without: readonly string[] = [],
): ProductSummary[] =>
  ids
    .flatMap((recommended) => products.find(({ id }) => id === recommended) ?? [])
    .filter(({ id, stockStatus }) => stockStatus !== 'OUT_OF_STOCK' && !without.includes(id))
    .slice(0, maxShown);
