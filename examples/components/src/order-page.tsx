'use client';

import { useCheckoutReturn } from '@cartwright/react/ecom';
import { OrderView } from './order';
import { Problem } from './problem';
import { Link, paths } from './settings';

/** The page that the platform's checkout page returns to. Its URL has the ID of the order. */
export function OrderPage() {
  const { state, data: order, error } = useCheckoutReturn();
  if (order) return <OrderView order={order} />;
  if (state === 'PENDING') return <p>One moment …</p>;
  if (state === 'FAILURE') return <Problem of={error} />;
  if (state === 'UNKNOWN') return <p>Only the buyer can see this order. Sign in with the account that you used.</p>;
  return <Link href={paths.cart}>Nothing was ordered: back to the cart</Link>;
}
