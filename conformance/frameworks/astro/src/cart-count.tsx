// src/cart-count.tsx
import { useCart } from '@cartwright/react/ecom';
import { Store, type StoreProps } from './store';

export const CartCount = (props: StoreProps) => (
  <Store {...props}>
    <Count />
  </Store>
);

function Count() {
  const { itemCount } = useCart();
  return <output>Cart: {itemCount}</output>;
}
