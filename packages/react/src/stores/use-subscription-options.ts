'use client';

import type { CartwrightError } from '@cartwright/core';
import type { GetSubscriptionOptionsForProductResponse } from '@cartwright/stores/subscription-options';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCartwright } from '../provider/use-cartwright.js';
import { useRead, type ReadParameters } from '../provider/use-read.js';
import { subscriptionOptionsQuery } from '../queries/subscription-options-query.js';

/**
 * Lists the subscriptions that a product is offered with. The selected one is the `subscriptionOptionId` of
 * `useProductSelection`.
 *
 * @param productId - Product ID. No request is sent without it.
 * @param options - `query`: TanStack Query options.
 * @returns The query result. `data` has the `subscriptionOptions`, and whether the product can be bought only as a
 * subscription.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useProductSelection, useSubscriptionOptions } from '@cartwright/react/stores';
 * import type { Product } from '@cartwright/stores/products';
 * import { useState } from 'react';
 *
 * export function Delivery({ product }: { product: Product }) {
 *   const { data } = useSubscriptionOptions(product._id);
 *   const [subscriptionOptionId, setOption] = useState<string>();
 *   const { lineItem } = useProductSelection(product, { subscriptionOptionId });
 *   return (
 *     <select aria-label="Delivery" onChange={({ target }) => setOption(target.value || undefined)}>
 *       <option value="">Once</option>
 *       {data?.subscriptionOptions?.map(({ _id, title }) => (
 *         <option key={_id} value={_id} disabled={!lineItem}>
 *           {title}
 *         </option>
 *       ))}
 *     </select>
 *   );
 * }
 * ```
 * @see GET /_api/subscription-options-reader-server/v1/subscription-options/byProduct/{productId}
 */
export function useSubscriptionOptions<Selected = GetSubscriptionOptionsForProductResponse>(
  productId: string | null | undefined,
  { query }: ReadParameters<GetSubscriptionOptionsForProductResponse, Selected> = {},
): UseQueryResult<Selected, CartwrightError> {
  const options = subscriptionOptionsQuery(useCartwright().client, productId ?? '');
  return useRead(options, productId ? query : { ...query, enabled: false });
}
