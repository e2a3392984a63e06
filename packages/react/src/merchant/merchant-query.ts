import type { Client, Operation } from '@cartwright/core';
import { readQuery } from '../query/read-query.js';
import { revive } from '../query/revive.js';

/**
 * Key prefixes of merchant data, for `invalidateQueries`. Separate from shoppers' data: a merchant sees hidden products.
 *
 * @example
 * ```ts
 * import { searchOrders } from '@cartwright/ecom/orders';
 * import { merchantKeys } from '@cartwright/react/merchant';
 * import type { QueryClient } from '@tanstack/react-query';
 *
 * export const refetchOrders = (queryClient: QueryClient) =>
 *   queryClient.invalidateQueries({ queryKey: merchantKeys.operation(searchOrders) });
 * ```
 */
export const merchantKeys = {
  /** All merchant data. */
  all: () => ['cartwright', 'merchant'] as const,
  /** All results of an operation. */
  operation: (operation: { readonly spec: { readonly id: string } }) =>
    ['cartwright', 'merchant', operation.spec.id] as const,
};

/**
 * Creates the query options of any operation that reads, for pages of a merchant: products, inventory, orders,
 * fulfillments, refundability. Use it with a client that has a merchant identity, such as in a server's loader; never
 * send an API key to a browser.
 *
 * @param client - Client with an API key or app.
 * @param operation - Operation that reads.
 * @param args - Arguments of the operation. They are part of the cache key.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like. The data is the
 * operation's result.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { searchOrders } from '@cartwright/ecom/orders';
 * import { merchantQuery } from '@cartwright/react/merchant';
 * import { queryInventory } from '@cartwright/stores/inventory';
 * import { useQuery } from '@tanstack/react-query';
 *
 * export const useOpenOrders = (client: Client) =>
 *   useQuery(merchantQuery(client, searchOrders, { filter: { fulfillmentStatus: 'NOT_FULFILLED' } }));
 *
 * export const useInventory = (client: Client) => useQuery(merchantQuery(client, queryInventory, {}));
 * ```
 */
export const merchantQuery = <Args extends unknown[], Result>(
  client: Client,
  operation: Operation<Args, Result>,
  ...args: NoInfer<Args>
) =>
  readQuery(
    [...merchantKeys.operation(operation), ...args] as const,
    (request): Promise<Result> => client.use(operation)(...args, request),
    revive(operation),
  );
