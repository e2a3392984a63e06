import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { updateStatus } from '../../shop/orders/update-status.js';
import { formatOrder } from './format-order.js';

const statuses = ['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED'] as const;

/** Sets the status of an order. */
export const updateOrderStatus = route({
  id: 'ecom.orders.updateOrderStatus',
  method: 'POST',
  paths: [
    '/ecom/v1/orders/{orderId}/update-status',
    '/v1/orders/{orderId}/update-status',
    '/ecom/v1/ep-orders/{orderId}/update-status',
  ],
  access: 'merchant',
  handle: ({ body, origin, params, tenant }) => {
    const order = requireOrder(tenant, params.orderId);
    const read = new FieldReader();
    const value = isObject(body) ? body['status'] : undefined;
    if (!value) read.missing('status');
    const status = read.oneOf(value, 'status', statuses) ?? 'INITIALIZED';
    read.check();
    return { order: formatOrder(updateStatus(tenant, order, status), origin) };
  },
});
