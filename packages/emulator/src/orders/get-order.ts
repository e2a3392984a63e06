import { mayRead } from '../cart/owner.js';
import { ApplicationError } from '../http/wire-error.js';
import { route } from '../http/route.js';
import { orders } from './order.js';
import { wireOrder } from './wire-order.js';

/** Reads an order: the buyer's own or, for the merchant, any; 404 `ORDER_NOT_FOUND` for all others. */
export const getOrder = route({
  id: 'ecom.orders.getOrder',
  method: 'GET',
  paths: ['/ecom/v1/orders/{id}', '/v1/orders/{id}'],
  access: 'visitor',
  handle: ({ caller, origin, params, tenant }) => {
    const order = orders(tenant).get(params.id ?? '');
    if (order && mayRead(caller, order.owner)) return { order: wireOrder(order, origin) };
    throw new ApplicationError(404, 'ORDER_NOT_FOUND', 'There is no such order.', { orderId: params.id });
  },
});
