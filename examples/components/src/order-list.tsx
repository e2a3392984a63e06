'use client';

import { useOrders } from '@cartwright/react/ecom';
import { Problem } from './problem';
import { Link, locale, paths } from './settings';

/** Orders of the member, newest first. */
export function OrderList() {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useOrders();
  return (
    <>
      <Problem of={error} />
      {data?.items.length === 0 && <p>Nothing yet.</p>}
      <ul className="grid">
        {data?.items.map(({ _id, _createdDate, number, priceSummary }) => (
          <li
            key={_id}
            className="flex items-start gap-5 border-b border-neutral-200 py-5 tabular-nums aria-busy:opacity-50"
          >
            <Link href={`${paths.order}?orderId=${_id}`} className="flex-1">
              Order {number}
            </Link>
            <small className="text-sm text-neutral-600">
              {_createdDate?.toLocaleDateString(locale, { dateStyle: 'long' })}
            </small>
            {priceSummary?.total?.formattedAmount}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <button
          disabled={isFetchingNextPage}
          className="inline-block cursor-pointer rounded-lg bg-neutral-900 px-6 py-2.5 text-center font-semibold text-white hover:bg-neutral-700 disabled:cursor-default disabled:opacity-50"
          onClick={() => void fetchNextPage()}
        >
          Earlier orders
        </button>
      )}
    </>
  );
}
