import type { Cart, CartSummary } from '@cartwright/ecom/cart-v2';
import { useCart, useStartCheckout } from '@cartwright/react/ecom';
import { useNavigate } from 'react-router';
import { config } from '../app/config.js';
import { useLeaving } from '../app/use-leaving.js';
import { isPaidOnline } from './payment-due.js';
import type { Payment } from './payment-section.js';
import { placeOrder } from './place-order.js';

/** Whether the store's server places the order. Other orders are placed by the platform's checkout page. */
export const isPlacedHere = (summary: CartSummary, payment: Payment): boolean =>
  isPaidOnline(summary) ? payment === 'offline' : config.orders.has('free');

/** Places the order, or takes the shopper to the platform's checkout page, where everything is filled in. */
export function usePay(payment: Payment) {
  const { refetch } = useCart();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useLeaving();
  const { startAsync } = useStartCheckout({ callbacks: { cartPageUrl: '/bag', thankYouPageUrl: '/thank-you' } });

  const pay = async (cart: Cart, summary: CartSummary): Promise<void> => {
    if (isPlacedHere(summary, payment)) {
      const isOffline = isPaidOnline(summary);
      const total = summary.priceSummary?.total?.amount ?? '';
      const order = { cartId: cart._id ?? '', total, ...(isOffline && { payment: 'offline' as const }) };
      const orderId = await placeOrder(order);
      // The page is replaced: its cart is gone.
      await navigate(`/thank-you?${new URLSearchParams({ orderId })}`, { replace: true });
      await refetch();
      return;
    }
    const url = await startAsync();
    setIsLeaving(true);
    window.location.assign(url);
  };
  return { pay, isLeaving };
}
