import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { cancelOrder as cancel } from '../../shop/orders/cancel-order.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { formatOrder } from './format-order.js';

/** Cancels an order, with optional restocking and email. Payments are not refunded. */
export const cancelOrder = route({
  id: 'ecom.orders.cancelOrder',
  method: 'POST',
  paths: ['/ecom/v1/orders/{id}/cancel', '/v1/orders/{id}/cancel'],
  access: 'merchant',
  handle: ({ body, origin, params, tenant }) => {
    const order = requireOrder(tenant, params.id);
    const input = isObject(body) ? body : {};
    const read = new FieldReader();
    const sends = read.boolean(input['sendOrderCanceledEmail'], 'sendOrderCanceledEmail') ?? false;
    const message = read.string(input['customMessage'], 'customMessage', { max: 1000 });
    const restocks = read.boolean(input['restockAllItems'], 'restockAllItems') ?? false;
    read.check();
    return { order: formatOrder(cancel(tenant, order, { restocks, ...(sends && { mail: { message } }) }), origin) };
  },
});
