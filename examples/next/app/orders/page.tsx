import { ordersQuery } from '@cartwright/react/queries';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { getQueryClient } from '../../shop/catalog';
import { getShop } from '../../shop/session';
import { locale } from '../../shop/site';
import { signOut } from './actions';

export const metadata = { title: 'Your orders', robots: { index: false } };

const newest = { cursorPaging: { limit: 20 }, sort: [{ fieldName: '_createdDate', order: 'DESC' }] } as const;

/** Orders of the member, newest first. The cursor of the page is in the URL. */
export default async function OrdersPage({ searchParams }: { searchParams: Promise<{ after?: string }> }) {
  const shop = await getShop();
  if (!shop.auth.loggedIn()) redirect('/auth/login');
  const { after: cursor } = await searchParams;
  const search = cursor ? { cursorPaging: { limit: 20, cursor } } : newest;
  const { orders = [], metadata: page } = await getQueryClient().fetchQuery(ordersQuery(shop, search));
  if (!shop.auth.loggedIn()) redirect('/auth/login'); // The platform ended the session.
  const next = page?.cursors?.next;
  return (
    <>
      <h1>Your orders</h1>
      {orders.length === 0 && <p>Nothing yet.</p>}
      <ul className="shop-lines">
        {orders.map(({ _id, _createdDate, number, priceSummary }) => (
          <li key={_id}>
            <Link href={`/order?orderId=${_id}`}>Order {number}</Link>
            <small>{_createdDate?.toLocaleDateString(locale, { dateStyle: 'long' })}</small>
            {priceSummary?.total?.formattedAmount}
          </li>
        ))}
      </ul>
      {next && <Link href={`/orders?after=${encodeURIComponent(next)}`}>Earlier orders</Link>}
      <form action={signOut}>
        <button className="shop-quiet">Sign out</button>
      </form>
    </>
  );
}
