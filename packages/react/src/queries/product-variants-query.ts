import type { Client } from '@cartwright/core';
import {
  queryProductVariants,
  type QueryProductVariantsOptions,
  type QueryProductVariantsResponse,
} from '@cartwright/stores/products';
import { readQuery } from '../query/read-query.js';
import { revive } from '../query/revive.js';
import { queryKeys } from './query-keys.js';

const products = { queryProductVariants };
const select = /* @__PURE__ */ revive(queryProductVariants);

/**
 * Creates the query options of the variants of a product. The data is the response of `queryProductVariants`.
 *
 * @param client - Client of the user.
 * @param productId - Product ID.
 * @param options - Filter and paging, as for `queryProductVariants`.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like.
 * @example
 * ```tsx
 * import { useClient } from '@cartwright/react';
 * import { productVariantsQuery } from '@cartwright/react/queries';
 * import { useQuery } from '@tanstack/react-query';
 *
 * export function VariantCount({ productId }: { productId: string }) {
 *   const { data } = useQuery(productVariantsQuery(useClient(), productId));
 *   return <p>{data?.variants?.length} variants</p>;
 * }
 * ```
 * @see POST /stores-reader/v1/products/{id}/variants/query
 */
export const productVariantsQuery = (client: Client, productId: string, options: QueryProductVariantsOptions = {}) =>
  readQuery(
    [...queryKeys.products(), 'variants', productId, options],
    (request): Promise<QueryProductVariantsResponse> =>
      client.use(products).queryProductVariants(productId, options, request),
    select,
  );
