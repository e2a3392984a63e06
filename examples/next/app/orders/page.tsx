import { ordersInfiniteQuery } from '@cartwright/react/queries';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { redirect } from 'next/navigation';
import { OrderList } from '../../components/shop/order-list';
import { getHookCache, getShop } from '../../shop/session';
import { signOut } from './actions';

export const metadata = { title: 'Your orders', robots: { index: false } };

/** Orders of the member, newest first. */
export default async function OrdersPage() {
  const shop = await getShop();
  if (!shop.auth.loggedIn()) redirect('/auth/login');
  const queryClient = getHookCache();
  await queryClient.prefetchInfiniteQuery(ordersInfiniteQuery(shop));
  if (!shop.auth.loggedIn()) redirect('/auth/login'); // The platform ended the session.
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <h1>Your orders</h1>
      <OrderList />
      <form action={signOut}>
        <button className="cursor-pointer text-sm text-neutral-600 underline">Sign out</button>
      </form>
    </HydrationBoundary>
  );
}
