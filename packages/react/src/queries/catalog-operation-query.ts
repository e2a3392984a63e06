import type { Client, Operation } from '@cartwright/core';
import { readQuery } from '../query/read-query.js';
import { revive } from '../query/revive.js';
import { productsKey } from './query-keys.js';

/**
 * Creates the query options of an operation that reads the catalog, for data of one catalog version that the other query
 * options do not have. The data is the operation's result.
 *
 * The key does not contain the session ID: use it for data that all visitors see alike.
 *
 * @param client - Client of the user.
 * @param operation - Operation that reads, such as `getProduct` of `@cartwright/stores/products-v3`.
 * @param args - Arguments of the operation. They are part of the key, below `queryKeys.products()`.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like.
 * @example
 * ```tsx
 * import { useClient } from '@cartwright/react';
 * import { catalogOperationQuery } from '@cartwright/react/queries';
 * import { getProduct } from '@cartwright/stores/products-v3';
 * import { useQuery } from '@tanstack/react-query';
 *
 * export function Path({ productId }: { productId: string }) {
 *   const options = catalogOperationQuery(useClient(), getProduct, productId, { fields: ['BREADCRUMBS_INFO'] });
 *   const { data } = useQuery(options);
 *   return data?.breadcrumbsInfo?.breadcrumbs?.map(({ categoryId, categoryName }) => <p key={categoryId}>{categoryName}</p>);
 * }
 * ```
 */
export const catalogOperationQuery = <Args extends unknown[], Result>(
  client: Client,
  operation: Operation<Args, Result>,
  ...args: NoInfer<Args>
) =>
  readQuery(
    [...productsKey(), operation.spec.id, ...args] as const,
    (request): Promise<Result> => client.use(operation)(...args, request),
    revive(operation),
  );
