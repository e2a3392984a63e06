import type { Client, RequestOptions } from '@cartwright/core';
import type { CatalogPage } from '@cartwright/stores/catalog';
import type { QueryClient } from '@tanstack/react-query';
import { getCatalog, withoutRaw, type CatalogVersionOptions } from '../../queries/get-catalog.js';
import type { ProductSummary } from '../../queries/product.js';
import { productsKey } from '../../queries/query-keys.js';
import { readQuery } from '../../query/read-query.js';
import type { ListingConditions } from './listing-conditions.js';

/** Number of products per batch. */
const batchSize = 100;

/** Page of products, as the platform returns them. */
export type Batch = CatalogPage<ProductSummary>;

/** Key prefix of the batches of the products that match the conditions. */
export const batchesKey = (conditions: ListingConditions) => [...productsKey(), 'batch', conditions] as const;

/** Creates the function that requests products which match the conditions. */
export const requestProducts =
  (client: Client, options: CatalogVersionOptions, conditions: ListingConditions, limit: number, cursor?: string) =>
  async (request: RequestOptions): Promise<Batch> => {
    const { items, ...page } = await getCatalog(client, options).queryProducts(
      { ...conditions, limit, cursor },
      request,
    );
    return { items: items.map(withoutRaw), ...page };
  };

/** Key of a batch. The cursor of the first batch is `null`. */
export type BatchKey = readonly [...ReturnType<typeof batchesKey>, string | null];

/** Query options of a batch. Listings with the same conditions share it, also those with different filters. */
export const batchQuery = (
  client: Client,
  options: CatalogVersionOptions,
  conditions: ListingConditions,
  cursor?: string,
) =>
  readQuery<Batch, BatchKey>(
    [...batchesKey(conditions), cursor ?? null],
    requestProducts(client, options, conditions, batchSize, cursor),
  );

/** Removes the fetched batches from the cache of a server: `dehydrate` would send all their products to the browser. */
export function removeServerBatches(queryClient: QueryClient, conditions: ListingConditions): void {
  if (typeof window !== 'undefined') return;
  queryClient.removeQueries({ queryKey: batchesKey(conditions), fetchStatus: 'idle' });
}
