import type { Cart, CartSummary } from '@cartwright/ecom/cart-v2';
import { useClient } from '@cartwright/react';
import { useCart, useStartCheckout } from '@cartwright/react/ecom';
import { useNavigate } from 'react-router';
import type { Site } from '../lib/server/contexts.js';
import { useSite } from '../lib/site.js';
import { useLeaving } from '../lib/use-leaving.js';
import { isPaidOnline } from './payment-due.js';
import type { Payment } from './payment-section.js';
import { placeOrder } from './place-order.js';
import { usePath } from '../lib/navigation/use-path.js';

/** Whether the store's server places the order. Other orders are placed by the platform's checkout page. */
export const isPlacedHere = (summary: CartSummary, payment: Payment, { orders }: Pick<Site, 'orders'>): boolean =>
  isPaidOnline(summary) ? payment === 'offline' : orders.includes('free');

/** Places the order, or takes the shopper to the platform's checkout page, where everything is filled in. */
export function usePay(payment: Payment) {
  const site = useSite();
  const client = useClient();
  const { refetch } = useCart();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useLeaving();
  const callbacks = { cartPageUrl: usePath('/bag'), thankYouPageUrl: usePath('/thank-you') };
  const { mutateAsync: startCheckout } = useStartCheckout({ callbacks }, { redirect: false });

  const pay = async (cart: Cart, summary: CartSummary): Promise<void> => {
    if (isPlacedHere(summary, payment, site)) {
      const isOffline = isPaidOnline(summary);
      const total = summary.priceSummary?.total?.amount ?? '';
      const order = { cartId: cart._id ?? '', total, ...(isOffline && { payment: 'offline' as const }) };
      const orderId = await placeOrder(client, order);
      // The page is replaced: its cart is gone.
      await navigate(`/thank-you?${new URLSearchParams({ orderId })}`, { replace: true });
      await refetch();
      return;
    }
    const url = await startCheckout();
    setIsLeaving(true);
    window.location.assign(url);
  };
  return { pay, isLeaving };
}
