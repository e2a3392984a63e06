import type { Client } from '@cartwright/core';
import type { CatalogSubscriptions } from '@cartwright/stores/catalog';
import { readQuery } from '../query/read-query.js';
import { getCatalog, type CatalogVersionOptions } from './get-catalog.js';
import { productsKey } from './query-keys.js';

/**
 * Creates the query options of the subscriptions that a product is offered with, in either catalog version, and of
 * whether it is also sold without one.
 *
 * @param client - Client of the user.
 * @param productId - Product ID.
 * @param options - `catalogVersion`: catalog version of the site, if known.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like.
 * @example
 * ```tsx
 * import { useClient } from '@cartwright/react';
 * import { subscriptionsQuery } from '@cartwright/react/queries';
 * import { useQuery } from '@tanstack/react-query';
 *
 * export function Subscriptions({ productId }: { productId: string }) {
 *   const { data } = useQuery(subscriptionsQuery(useClient(), productId));
 *   return data?.items.map(({ id, title }) => <p key={id}>{title}</p>);
 * }
 * ```
 * @see GET /stores/v3/products/{productId}
 * @see GET /_api/subscription-options-reader-server/v1/subscription-options/byProduct/{productId}
 * @see GET /_api/subscription-options-reader-server/v1/subscription-options/product/{productId}/oneTimePurchasesStatus
 */
export const subscriptionsQuery = (client: Client, productId: string, options: CatalogVersionOptions = {}) =>
  readQuery([...productsKey(), 'subscriptions', productId], (request): Promise<CatalogSubscriptions> =>
    getCatalog(client, options).getSubscriptions(productId, request),
  );
