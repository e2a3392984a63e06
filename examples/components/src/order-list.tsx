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
      <ul className="shop-lines">
        {data?.items.map(({ _id, _createdDate, number, priceSummary }) => (
          <li key={_id} className="shop-line">
            <Link href={`${paths.order}?orderId=${_id}`} className="shop-line-text">
              Order {number}
            </Link>
            <small className="shop-note">{_createdDate?.toLocaleDateString(locale, { dateStyle: 'long' })}</small>
            {priceSummary?.total?.formattedAmount}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <button disabled={isFetchingNextPage} className="shop-button" onClick={() => void fetchNextPage()}>
          Earlier orders
        </button>
      )}
    </>
  );
}
