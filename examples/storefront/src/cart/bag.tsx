import { useCart, useCartMutation } from '@cartwright/react/ecom';
import { useEffect } from 'react';
import { BagColumns } from './bag-columns.js';
import { CartContents } from './cart-contents.js';

/** Contents of the bag's page with JavaScript. Prices and stock may have changed while the shopper was away. */
export function Bag() {
  const { data: cart } = useCart();
  const { mutate: refreshItems } = useCartMutation('refreshItems');
  const hasItems = Boolean(cart?.lineItems?.length);
  useEffect(() => {
    if (hasItems) refreshItems();
  }, [hasItems, refreshItems]);
  return (
    <CartContents>
      {({ lines, extras, foot }) => (
        <BagColumns lines={lines}>
          {extras}
          {foot}
        </BagColumns>
      )}
    </CartContents>
  );
}
