import { orderQuery } from '@cartwright/react/queries';
import { QueryClient } from '@tanstack/react-query';
import { OrderView } from '../components/shop/order';
import { OrderPage } from '../components/shop/order-page';
import { shopContext } from '../session.server';
import type { Route } from './+types/order';

/** Reads an order of the visitor or member. The platform's checkout page returns here, with the ID of the order. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const orderId = new URL(request.url).searchParams.get('orderId');
  return orderId && (await new QueryClient().fetchQuery(orderQuery(context.get(shopContext), orderId)));
}

export const meta: Route.MetaFunction = () => [{ title: 'Your order' }, { name: 'robots', content: 'noindex' }];

/** Shows the order. A new one that the platform does not return yet is read again by the page. */
export default function OrderRoute({ loaderData: order }: Route.ComponentProps) {
  return order ? <OrderView order={order} /> : <OrderPage />;
}
