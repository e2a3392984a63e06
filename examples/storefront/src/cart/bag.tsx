import { useCart, useCartMutation } from '@cartwright/react/ecom';
import { useEffect } from 'react';
import { CouponForm } from '../ui/cart/coupon-form.js';
import { GiftCardForm } from '../ui/cart/gift-card-form.js';
import { BagColumns, BagExtras } from './bag-columns.js';
import { CartContents } from './cart-contents.js';
import { ShippingEstimate } from './shipping-estimate.js';

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
      {({ lines, foot, estimate }) => (
        <BagColumns lines={lines}>
          <BagExtras
            coupon={<CouponForm summary={estimate.data} />}
            giftCard={<GiftCardForm summary={estimate.data} />}
            shipping={<ShippingEstimate estimate={estimate} />}
          />
          {foot}
        </BagColumns>
      )}
    </CartContents>
  );
}
