import type { Client, RequestOptions } from '@cartwright/core';
import { queryProducts } from '@cartwright/stores/products';
import { queryKeys } from '../../queries/query-keys.js';
import { readQuery } from '../../query/read-query.js';
import type { ListingConditions } from './catalog-v1.js';

const operations = { queryProducts };

/** Number of products per batch. */
export const batchSize = 100;

/** Key prefix of the batches of the products that match the conditions. */
export const batchesKey = (conditions: ListingConditions) => [...queryKeys.products(), 'batch', conditions] as const;

/** Creates the function that requests products which match the conditions. */
export const requestProducts =
  (client: Client, conditions: ListingConditions, limit: number, offset: number) => (request: RequestOptions) =>
    client.use(operations).queryProducts({ ...conditions, paging: { limit, offset } }, request);

/** Response to a request for products. */
export type Batch = Awaited<ReturnType<ReturnType<typeof requestProducts>>>;

/** Key of a batch. */
export type BatchKey = readonly [...ReturnType<typeof batchesKey>, number];

/** Query options of a batch. Listings with the same conditions share it, also those with different filters. */
export const batchQuery = (client: Client, conditions: ListingConditions, offset = 0) =>
  readQuery<Batch, BatchKey>(
    [...batchesKey(conditions), offset],
    requestProducts(client, conditions, batchSize, offset),
    (batch) => batch,
  );
