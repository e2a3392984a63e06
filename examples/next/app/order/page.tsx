import { orderQuery } from '@cartwright/react/queries';
import { notFound } from 'next/navigation';
import { OrderView } from '../../components/shop/order';
import { getQueryClient } from '../../shop/catalog';
import { getShop } from '../../shop/session';

export const metadata = { title: 'Your order', robots: { index: false } };

/** An order of the visitor or member. The platform's checkout page returns here, with the ID of the order. */
export default async function OrderPage({ searchParams }: { searchParams: Promise<{ orderId?: string }> }) {
  const { orderId } = await searchParams;
  const order = orderId && (await getQueryClient().fetchQuery(orderQuery(await getShop(), orderId)));
  return <OrderView order={order || notFound()} />;
}
