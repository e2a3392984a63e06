import { operation } from '@cartwright/core';

/** Which part of the results is meant. */
export interface Paging {
  /** How many. At most 100; 50 when nothing is said. */
  limit?: number | null;
  /** How many to leave out before them. */
  offset?: number | null;
}

/** Which part of the results an answer has. */
export interface PagingMetadata {
  /** How many were asked for. */
  items?: number;
  /** How many were left out before them. */
  offset?: number;
}

/** Which products to answer with. */
export interface GetProductIdsForSubscriptionOptionOptions {
  /** Whether hidden products are among them. */
  includeHiddenProducts?: boolean;
  /** Which part. */
  paging?: Paging;
}

/** The answer of `getProductIdsForSubscriptionOption`. */
export interface GetProductIdsForSubscriptionOptionResponse {
  /** The products' ids. */
  productIds?: string[];
  /** The answer's place among all results. */
  metadata?: PagingMetadata;
  /** How many there are in all. */
  totalResults?: number;
}

/**
 * Gets the products that have a subscription option.
 *
 * @deprecated By the platform, which names no replacement for the older catalog.
 * @param _id - The option's id.
 * @param options - Which part, and whether hidden products are among them. Default: they are not.
 * @returns The products' ids.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 404 when there is none.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { subscriptionOptions } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { subscriptionOptions } });
 *
 * export const products = async (id: string) =>
 *   (await client.subscriptionOptions.getProductIdsForSubscriptionOption(id, { paging: { limit: 100 } })).productIds;
 * ```
 * @see GET /_api/subscription-options-reader-server/v1/subscription-options/{id}/productIds
 */
export const getProductIdsForSubscriptionOption = /* @__PURE__ */ operation<
  [_id: string, options?: GetProductIdsForSubscriptionOptionOptions],
  GetProductIdsForSubscriptionOptionResponse
>({
  id: 'stores.subscriptionOptions.getProductIdsForSubscriptionOption',
  method: 'GET',
  path: '/_api/subscription-options-reader-server/v1/subscription-options/{id}/productIds',
  args: ['_id', 'options'],
  input: (id, options) => ({ ...options, id }),
  repeatable: true,
});
