'use client';

import { useActionState } from 'react';
import { Cart } from '../../components/shop/cart';
import { changeCart } from './actions';

/** The cart, from the cache that the page prefetched. Hooks change it at once; without scripts, the action does. */
export function CartView() {
  const [problem, send] = useActionState(changeCart, '');
  return <Cart action={send} problem={problem} />;
}
