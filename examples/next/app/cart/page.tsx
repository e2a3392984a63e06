import { cartEstimateQuery, cartQuery } from '@cartwright/react/queries';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { getHookCache, getShop } from '../../shop/session';
import { CartView } from './cart-view';

export const metadata = { title: 'Your cart', robots: { index: false } };

export default async function CartPage() {
  const shop = await getShop();
  const queryClient = getHookCache();
  const cart = await queryClient.fetchQuery(cartQuery(shop));
  await queryClient.prefetchQuery(cartEstimateQuery(shop, cart));
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <h1>Your cart</h1>
      <CartView />
    </HydrationBoundary>
  );
}
