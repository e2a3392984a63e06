import type { OpenCart } from '../cart/open-cart.js';
import { toCartFields } from '../cart/cart-operations.js';
import type { Cart } from '@cartwright/ecom/cart-v2';
import { describeOrder, toOrderTotals } from '../orders/to-order.js';
import type { Message } from '../protocol/message.js';
import { describeUcp } from '../protocol/ucp.js';
import type { Shop } from '../shop/shop.js';
import { getPaymentHandlers } from './payment-handlers.js';
import type { Checkout } from './show-checkout.js';

/** Returns a checkout that an order was placed from, with the amounts of the order. */
export async function showCompleted(
  shop: Shop,
  cart: OpenCart,
  stored: Cart,
  messages: readonly Message[],
): Promise<Checkout> {
  const order = await cart.client.orders.getOrder(stored.orderId ?? '');
  return {
    ucp: { ...describeUcp('checkout'), payment_handlers: getPaymentHandlers(shop.options) },
    ...toCartFields(shop, cart, stored, {}),
    totals: toOrderTotals(order),
    status: 'completed',
    order: describeOrder(shop, cart.id, order),
    ...(messages.length > 0 && { messages }),
  };
}
