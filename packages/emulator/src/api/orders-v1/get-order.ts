import { mayRead } from '../../protocol/auth/owner.js';
import { route } from '../../protocol/routing/route.js';
import { orderNotFound, requireOrder } from '../../shop/orders/require-order.js';
import { wireOrder } from './wire-order.js';

/** Reads an order: the buyer's own or, for the merchant, any; 404 `ORDER_NOT_FOUND` for all others. */
export const getOrder = route({
  id: 'ecom.orders.getOrder',
  method: 'GET',
  paths: ['/ecom/v1/orders/{id}', '/v1/orders/{id}', '/ecom/v1/ep-orders/{id}'],
  access: 'visitor',
  handle: ({ caller, origin, params, tenant }) => {
    const order = requireOrder(tenant, params.id);
    if (!mayRead(caller, order.owner)) throw orderNotFound(params.id);
    return { order: wireOrder(order, origin) };
  },
});
