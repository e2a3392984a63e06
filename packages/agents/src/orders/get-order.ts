import { withCart } from '../cart/open-cart.js';
import { createError, createErrorResponse } from '../protocol/message.js';
import type { Shop } from '../shop/shop.js';
import { toOrder } from './to-order.js';

/** Gets the order of a checkout that the agent created. */
export async function getOrder(shop: Shop, agent: string, id: string): Promise<object> {
  const order = await withCart(shop, agent, id, async ({ cartId, client }) => {
    const { orderId } = await client.cartV2.getCart(cartId);
    if (!orderId) return undefined;
    const [found, { orderWithFulfillments }] = await Promise.all([
      client.orders.getOrder(orderId),
      client.orders.listFulfillmentsForSingleOrder(orderId),
    ]);
    return toOrder(shop, id, found, orderWithFulfillments?.fulfillments ?? []);
  });
  const notFound = createError('not_found', 'There is no such order');
  return order ?? createErrorResponse('order', [notFound], `${shop.options.origin}/`);
}
