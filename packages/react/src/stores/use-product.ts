'use client';

import type { CartwrightError } from '@cartwright/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCartwright } from '../provider/use-cartwright.js';
import { useRead, type ReadParameters } from '../provider/use-read.js';
import type { BySlugOrId } from '../queries/by-slug-or-id.js';
import type { Product } from '../queries/product.js';
import { productQuery } from '../queries/product-query.js';

/**
 * Gets a product by its slug or ID, in either catalog version.
 *
 * @param which - Slug or ID of the product.
 * @param options - `query`: TanStack Query options.
 * @returns The query result. `data` is the product with its variants, or `null` if it does not exist.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useProduct } from '@cartwright/react/stores';
 *
 * export function ProductName({ slug }: { slug: string }) {
 *   const { data: product } = useProduct({ slug });
 *   return <h1>{product === null ? 'Product not found' : product?.name}</h1>;
 * }
 * ```
 * @see GET /stores/v3/products/{productId}
 * @see GET /stores-reader/v1/products/{id}
 */
export function useProduct<Selected = Product | null>(
  which: BySlugOrId,
  { query }: ReadParameters<Product | null, Selected> = {},
): UseQueryResult<Selected, CartwrightError> {
  const { client, catalogVersion } = useCartwright();
  return useRead(productQuery(client, which, { catalogVersion }), query);
}
