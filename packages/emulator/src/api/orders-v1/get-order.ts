import { mayRead } from '../../protocol/auth/owner.js';
import { route } from '../../protocol/routing/route.js';
import { orderNotFound, requireOrder } from '../../shop/orders/require-order.js';
import { formatOrder } from './format-order.js';

/** Gets an order. Merchants can get any order, visitors and members only their own. */
export const getOrder = route({
  id: 'ecom.orders.getOrder',
  method: 'GET',
  paths: ['/ecom/v1/orders/{id}', '/v1/orders/{id}', '/ecom/v1/ep-orders/{id}'],
  access: 'visitor',
  handle: ({ caller, origin, params, tenant }) => {
    const order = requireOrder(tenant, params.id);
    if (!mayRead(caller, order.owner)) throw orderNotFound(params.id);
    return { order: formatOrder(order, origin) };
  },
});
