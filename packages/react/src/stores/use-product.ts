'use client';

import { getProduct, queryProducts, type Product } from '@cartwright/stores/products';
import { useQuery } from '@tanstack/react-query';
import { useCartwright } from '../provider/use-cartwright.js';
import { queryKey } from '../query/query-key.js';
import { read } from '../query/read.js';
import { readOptions } from '../query/read-options.js';
import { readResult, type ReadResult } from '../query/read-result.js';
import { revive } from '../query/revive.js';
import { unlessMissing } from '../query/unless-missing.js';
import type { BySlugOrId } from '../queries/by-slug-or-id.js';
import type { UseOneOptions } from './use-one-options.js';

const products = { getProduct, queryProducts };
const select = /* @__PURE__ */ revive(getProduct, 'product');

/** Result of {@link useProduct}. */
export interface ProductResult extends ReadResult {
  /** The product. `null` when it does not exist, `undefined` until fetched. */
  readonly product: Product | null | undefined;
}

/**
 * Gets a product by its slug or ID.
 *
 * @param which - Slug or ID of the product.
 * @param options - `enabled: false` to skip the request.
 * @returns The product, and the query state.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useProduct } from '@cartwright/react/stores';
 *
 * export function ProductName({ slug }: { slug: string }) {
 *   const { product } = useProduct({ slug });
 *   return <h1>{product === null ? 'There is no such product' : product?.name}</h1>;
 * }
 * ```
 * @see GET /stores-reader/v1/products/query-platformized
 * @see GET /stores-reader/v1/products/{id}
 */
export function useProduct(which: BySlugOrId, { enabled = true }: UseOneOptions = {}): ProductResult {
  const { client, queryClient } = useCartwright();
  const { slug, id } = which;
  const result = useQuery(
    {
      ...readOptions,
      queryKey: id === undefined ? queryKey(queryProducts, { slug }) : queryKey(getProduct, id),
      queryFn: ({ signal }): Promise<Product | null> =>
        read(signal, async (request) => {
          const { getProduct, queryProducts } = client.use(products);
          if (id === undefined) {
            const found = await queryProducts({ filter: { slug }, paging: { limit: 1 } }, request);
            return found.products?.[0] ?? null;
          }
          return (await unlessMissing(getProduct(id, {}, request)))?.product ?? null;
        }),
      select,
      enabled,
    },
    queryClient,
  );
  return { product: result.data, ...readResult(result) };
}
