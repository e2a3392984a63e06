import { listFulfillmentsForSingleOrder } from '@cartwright/ecom/order-fulfillments';
import type { Order } from '@cartwright/ecom/orders';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../app/client.js';
import { queryClient } from '../app/query-client.js';
import { shipmentsOf } from './shipments.js';

const list = client.use(listFulfillmentsForSingleOrder);

/** Tracking links of an order's shipments. Renders nothing before the first shipment. */
export function Tracking({ order: { _id = '', fulfillmentStatus } }: { order: Order }) {
  const { data, isError, refetch } = useQuery(
    queryOptions({
      queryKey: ['fulfillments', _id],
      queryFn: async ({ signal }) => (await list(_id ?? '', { signal })).orderWithFulfillments?.fulfillments ?? [],
      enabled: fulfillmentStatus === 'FULFILLED' || fulfillmentStatus === 'PARTIALLY_FULFILLED',
    }),
    queryClient,
  );
  const shipments = shipmentsOf(data ?? []);
  if (!isError && shipments.length === 0) return null;
  return (
    <section aria-labelledby="tracking">
      <h2 id="tracking" className="mb-4 text-xl">
        Track your order
      </h2>
      {shipments.length === 0 && (
        <p className="text-sm">
          The tracking numbers could not be read.{' '}
          <button type="button" className="cursor-pointer link" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {shipments.map(({ carrier, link, number }) => (
          <li key={number}>
            {carrier && `${carrier}: `}
            {link ? (
              <a href={link} rel="noopener noreferrer" className="wrap-anywhere link">
                {number}
              </a>
            ) : (
              <span className="wrap-anywhere">{number}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
