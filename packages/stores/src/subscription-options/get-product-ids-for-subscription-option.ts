import { operation } from '@cartwright/core';

/** Offset paging of a request. */
export interface Paging {
  /**
   * Number of products to return; at most 100.
   *
   * @default 50
   */
  limit?: number | null;
  /**
   * Number of products to skip.
   *
   * @default 0
   */
  offset?: number | null;
}

/** Paging metadata of a response. */
export interface PagingMetadata {
  /** Requested number of products. */
  items?: number;
  /** Number of skipped products. */
  offset?: number;
}

/** Options for `getProductIdsForSubscriptionOption`. */
export interface GetProductIdsForSubscriptionOptionOptions {
  /**
   * Whether to include hidden products.
   *
   * @default false
   */
  includeHiddenProducts?: boolean;
  /** Limit and offset. */
  paging?: Paging;
}

/** Response of `getProductIdsForSubscriptionOption`. */
export interface GetProductIdsForSubscriptionOptionResponse {
  /** Product IDs. */
  productIds?: string[];
  /** Paging metadata of the response. */
  metadata?: PagingMetadata;
  /** Number of results on all pages. */
  totalResults?: number;
}

/**
 * Gets the IDs of the products that have a subscription option.
 *
 * @deprecated The platform names no replacement for Catalog V1.
 * @param _id - Subscription option ID (GUID).
 * @param options - Paging, and whether to include hidden products.
 * @returns The product IDs, with paging metadata.
 * @throws `CartwrightError` `invalid_argument` for an empty ID; no request is sent.
 * @throws `ApiError` with status 404 when the subscription option does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { subscriptionOptions } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { subscriptionOptions } });
 *
 * export const subscribableProductIds = async (id: string) =>
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
  args: ['_id', '...options'],
  repeatable: true,
});
