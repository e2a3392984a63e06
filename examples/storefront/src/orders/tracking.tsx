import type { Order } from '@cartwright/ecom/orders';
import { useOrderFulfillments } from '@cartwright/react/ecom';
import { useHydrated } from '../lib/use-hydrated.js';
import { useTexts } from '../lib/language/use-texts.js';

/** Tracking links of an order's shipments. Renders nothing before the first shipment. */
export function Tracking({ order }: { order: Order }) {
  const { data, isError, refetch } = useOrderFulfillments(order);
  const { tracking: texts } = useTexts('order');
  const { tryAgain } = useTexts('app');
  // The server has no session of the hooks, and renders none.
  const isHydrated = useHydrated();
  const shipments = (data?.items ?? []).flatMap(({ tracking }) => tracking ?? []);
  if (!isHydrated || (!isError && shipments.length === 0)) return null;
  return (
    <section aria-labelledby="tracking">
      <h2 id="tracking" className="mb-4 text-xl">
        {texts.title}
      </h2>
      {shipments.length === 0 && (
        <p className="text-sm">
          {texts.failed}{' '}
          <button type="button" className="cursor-pointer link" onClick={() => void refetch()}>
            {tryAgain}
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
