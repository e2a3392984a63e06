import { ordersInfiniteQuery } from '@cartwright/react/queries';
import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { Form, redirect } from 'react-router';
import { OrderList } from '../components/shop/order-list';
import { shopContext } from '../session.server';
import type { Route } from './+types/account';

/** Reads the orders of the member. Visitors sign in. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  if (!shop.auth.loggedIn()) throw redirect('/login');
  const queryClient = new QueryClient();
  await queryClient.prefetchInfiniteQuery(ordersInfiniteQuery(shop));
  if (!shop.auth.loggedIn()) throw redirect('/login'); // The platform ended the session.
  return dehydrate(queryClient);
}

export const meta: Route.MetaFunction = () => [{ title: 'Your orders' }, { name: 'robots', content: 'noindex' }];

/** Signs the member out. */
export const action = ({ context }: Route.ActionArgs) => context.get(shopContext).logout('/');

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData}>
      <h1>Your orders</h1>
      <OrderList />
      <Form method="post">
        <button className="cursor-pointer text-sm text-neutral-600 underline">Sign out</button>
      </Form>
    </HydrationBoundary>
  );
}
