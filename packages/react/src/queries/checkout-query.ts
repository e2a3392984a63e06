import type { Client } from '@cartwright/core';
import { readCheckout, reviveCheckout, type Checkout } from '../cart-v1/index.js';
import { unlessMissing } from '../query/unless-missing.js';
import { privateQuery } from './private-query.js';
import { queryKeys } from './query-keys.js';

/**
 * Creates the query options of a checkout of the visitor or member. The data is the checkout, or `null` if it does not
 * exist.
 *
 * @param client - Client of the user.
 * @param checkoutId - Checkout ID.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like.
 * @example
 * ```tsx
 * import { useClient } from '@cartwright/react';
 * import { checkoutQuery } from '@cartwright/react/queries';
 * import { useQuery } from '@tanstack/react-query';
 *
 * export function Total({ checkoutId }: { checkoutId: string }) {
 *   const { data: checkout } = useQuery(checkoutQuery(useClient(), checkoutId));
 *   return <b>{checkout?.priceSummary?.total?.formattedAmount}</b>;
 * }
 * ```
 * @see GET /ecom/v1/checkouts/{id}
 */
export const checkoutQuery = (client: Client, checkoutId: string) =>
  privateQuery(
    client,
    [...queryKeys.checkouts(client), checkoutId],
    (request): Promise<Checkout | null> => unlessMissing(readCheckout(client, checkoutId, request)),
    reviveCheckout,
    null,
  );
