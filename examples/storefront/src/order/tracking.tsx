import type { Order } from '@cartwright/ecom/orders';
import { useOrderFulfillments } from '@cartwright/react/ecom';

/** Tracking links of an order's shipments. Renders nothing before the first shipment. */
export function Tracking({ order }: { order: Order }) {
  const { data = [], isError, refetch } = useOrderFulfillments(order);
  const shipments = data.flatMap(({ tracking }) => tracking ?? []);
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
        {shipments.map(({ carrier, number, url }) => (
          <li key={number}>
            {carrier && `${carrier}: `}
            {url ? (
              <a href={url} rel="noopener noreferrer" className="wrap-anywhere link">
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
