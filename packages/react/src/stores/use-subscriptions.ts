'use client';

import type { CartwrightError } from '@cartwright/core';
import type { CatalogSubscriptions } from '@cartwright/stores/catalog';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCartwright } from '../provider/use-cartwright.js';
import { useRead, type ReadParameters } from '../provider/use-read.js';
import { subscriptionsQuery } from '../queries/subscriptions-query.js';

/**
 * Gets the subscriptions that a product is offered with, and whether it is also sold without one. The selected one is the `subscriptionOptionId` of
 * `useProductSelection`.
 *
 * @param productId - Product ID. No request is sent without it.
 * @param options - `query`: TanStack Query options.
 * @returns The query result. `data.items` is empty for a product without subscriptions.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useProductSelection, useSubscriptions, type Product } from '@cartwright/react/stores';
 * import { useState } from 'react';
 *
 * export function Delivery({ product }: { product: Product }) {
 *   const { data } = useSubscriptions(product.id);
 *   const [subscriptionOptionId, setOption] = useState<string>();
 *   const { lineItem } = useProductSelection(product, { subscriptionOptionId });
 *   return (
 *     <select aria-label="Delivery" onChange={({ target }) => setOption(target.value || undefined)}>
 *       {data?.allowsOneTimePurchase && <option value="">Once</option>}
 *       {data?.items.map(({ id, title }) => (
 *         <option key={id} value={id} disabled={!lineItem}>
 *           {title}
 *         </option>
 *       ))}
 *     </select>
 *   );
 * }
 * ```
 * @see GET /stores/v3/products/{productId}
 * @see GET /_api/subscription-options-reader-server/v1/subscription-options/byProduct/{productId}
 * @see GET /_api/subscription-options-reader-server/v1/subscription-options/product/{productId}/oneTimePurchasesStatus
 */
export function useSubscriptions<Selected = CatalogSubscriptions>(
  productId: string | null | undefined,
  { query }: ReadParameters<CatalogSubscriptions, Selected> = {},
): UseQueryResult<Selected, CartwrightError> {
  const { client, catalogVersion } = useCartwright();
  const options = subscriptionsQuery(client, productId ?? '', { catalogVersion });
  return useRead(options, productId ? query : { ...query, enabled: false });
}
