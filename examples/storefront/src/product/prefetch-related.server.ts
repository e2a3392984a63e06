import type { Client } from '@cartwright/core';
import { collectionsQuery, type Collection, type Product, type ProductSummary } from '@cartwright/react/queries';
import type { QueryClient } from '@tanstack/react-query';
import { homeCollection } from './home-collection.js';
import { prefetchCards } from '../lib/page/prefetch-cards.server.js';
import { relatedCards, relatedProducts } from './related-products.js';

/** Prefetches the products that are shown beside a product. Returns the collection that they are from. */
export async function prefetchRelated(
  queryClient: QueryClient,
  catalog: Client,
  product: Product,
): Promise<Collection | undefined> {
  const collections = await queryClient.fetchQuery(collectionsQuery(catalog)).catch(() => undefined);
  const home = homeCollection(product, collections?.items);
  if (home) {
    const shown = (products: ProductSummary[]) => relatedCards(product, products);
    await prefetchCards(queryClient, catalog, relatedProducts(home.id), shown);
  }
  return home;
}
