import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { mayRead } from '../../protocol/auth/owner.js';
import { route } from '../../protocol/routing/route.js';
import { orders } from '../../shop/orders/order.js';
import { orderNotFound, requireOrder } from '../../shop/orders/require-order.js';
import { formatFulfillments } from './format-fulfillments.js';

/** Lists the fulfillments of an order: any order for the merchant, the caller's orders otherwise. */
export const listFulfillmentsForSingleOrder = route({
  id: 'ecom.orderFulfillments.listFulfillmentsForSingleOrder',
  method: 'GET',
  paths: ['/ecom/v1/fulfillments/orders/{orderId}', '/v1/fulfillments/orders/{orderId}'],
  access: 'visitor',
  handle: ({ caller, params, tenant }) => {
    const order = requireOrder(tenant, params.orderId);
    if (!mayRead(caller, order.owner)) throw orderNotFound(params.orderId);
    return { orderWithFulfillments: formatFulfillments(order) };
  },
});

/** Lists the fulfillments of several orders. Unknown orders and those of other buyers are omitted. */
export const listFulfillmentsForMultipleOrders = route({
  id: 'ecom.orderFulfillments.listFulfillmentsForMultipleOrders',
  method: 'POST',
  paths: ['/ecom/v1/fulfillments/list-by-ids', '/v1/fulfillments/list-by-ids'],
  access: 'visitor',
  handle: ({ body, caller, tenant }) => {
    const read = new FieldReader();
    const ids = read.ids(isObject(body) ? body['orderIds'] : undefined, 'orderIds', { min: 1, max: 100 });
    read.check();
    const found = ids.flatMap((id) => orders(tenant).get(id) ?? []).filter(({ owner }) => mayRead(caller, owner));
    return { ordersWithFulfillments: found.map(formatFulfillments) };
  },
});
