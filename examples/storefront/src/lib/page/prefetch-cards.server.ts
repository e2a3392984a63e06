import type { Client } from '@cartwright/core';
import {
  productsInfiniteQuery,
  stockQuery,
  type ProductPagesQuery,
  type ProductSummary,
} from '@cartwright/react/queries';
import type { QueryClient } from '@tanstack/react-query';

/** Prefetches products, and the stock of those whose cards are shown. */
export async function prefetchCards(
  queryClient: QueryClient,
  catalog: Client,
  query: ProductPagesQuery,
  shown = (products: ProductSummary[]) => products,
): Promise<void> {
  const pages = await queryClient.fetchInfiniteQuery(productsInfiniteQuery(catalog, query)).catch(() => undefined);
  await queryClient.prefetchQuery(stockQuery(catalog, shown(pages?.pages.flatMap(({ items }) => items) ?? [])));
}
