'use client';

import { getOrder, type Order } from '@cartwright/ecom/orders';
import { useQuery } from '@tanstack/react-query';
import { useCartwright } from '../provider/use-cartwright.js';
import { useSessionId } from '../provider/use-session-id.js';
import { privateKey } from '../query/query-key.js';
import { read } from '../query/read.js';
import { readOptions } from '../query/read-options.js';
import { readResult, type ReadResult } from '../query/read-result.js';
import { revive } from '../query/revive.js';
import { unlessMissing } from '../query/unless-missing.js';

const orders = { getOrder };
const select = /* @__PURE__ */ revive(getOrder);

/** Result of {@link useOrder}. */
export interface OrderResult extends ReadResult {
  /** The order. `null` when it does not exist, `undefined` until fetched. */
  readonly order: Order | null | undefined;
}

/**
 * Gets an order of the visitor or member, such as for the thank-you page.
 *
 * @param orderId - Order ID, which the platform appends to `thankYouPageUrl` as `orderId`. No request is sent without
 * it.
 * @returns The order, and the query state.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useOrder } from '@cartwright/react/ecom';
 *
 * export function ThankYou({ orderId }: { orderId: string }) {
 *   const { order } = useOrder(orderId);
 *   return <h1>{order === null ? 'There is no such order' : `Thank you! Your order is number ${order?.number ?? '…'}`}</h1>;
 * }
 * ```
 * @see GET /ecom/v1/orders/{id}
 */
export function useOrder(orderId: string | null | undefined): OrderResult {
  const { client, queryClient } = useCartwright();
  const session = useSessionId();
  const result = useQuery(
    {
      ...readOptions,
      queryKey: privateKey(session, getOrder, orderId),
      queryFn: ({ signal }) =>
        read(signal, (request) => unlessMissing(client.use(orders).getOrder(orderId ?? '', request))),
      select,
      enabled: Boolean(orderId),
    },
    queryClient,
  );
  return { order: result.data, ...readResult(result) };
}
