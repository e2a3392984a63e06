import type { Client } from '@cartwright/core';
import {
  getSubscriptionOptionsForProduct,
  type GetSubscriptionOptionsForProductResponse,
} from '@cartwright/stores/subscription-options';
import { readQuery } from '../query/read-query.js';
import { revive } from '../query/revive.js';
import { queryKeys } from './query-keys.js';

const subscriptions = { getSubscriptionOptionsForProduct };
const select = /* @__PURE__ */ revive(getSubscriptionOptionsForProduct);

/**
 * Creates the query options of the subscriptions that a product is offered with. The data is the response of
 * `getSubscriptionOptionsForProduct`.
 *
 * @param client - Client of the user.
 * @param productId - Product ID.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like.
 * @example
 * ```tsx
 * import { useClient } from '@cartwright/react';
 * import { subscriptionOptionsQuery } from '@cartwright/react/queries';
 * import { useQuery } from '@tanstack/react-query';
 *
 * export function Subscriptions({ productId }: { productId: string }) {
 *   const { data } = useQuery(subscriptionOptionsQuery(useClient(), productId));
 *   return data?.subscriptionOptions?.map(({ _id, title }) => <p key={_id}>{title}</p>);
 * }
 * ```
 * @see GET /_api/subscription-options-reader-server/v1/subscription-options/byProduct/{productId}
 */
export const subscriptionOptionsQuery = (client: Client, productId: string) =>
  readQuery(
    [...queryKeys.products(), 'subscription-options', productId],
    (request): Promise<GetSubscriptionOptionsForProductResponse> =>
      client.use(subscriptions).getSubscriptionOptionsForProduct(productId, {}, request),
    select,
  );
