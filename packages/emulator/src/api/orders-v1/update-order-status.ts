import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/wire-error.js';
import type { OrderStatus } from '../../shop/orders/order.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { saveOrder } from '../../shop/orders/save-order.js';
import { wireOrder } from './wire-order.js';

/** What an order can become. What was canceled or rejected stays so. */
const next: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  INITIALIZED: ['APPROVED', 'PENDING', 'REJECTED', 'CANCELED'],
  PENDING: ['APPROVED', 'REJECTED', 'CANCELED'],
  APPROVED: ['CANCELED'],
  REJECTED: [],
  CANCELED: [],
};

const statuses = ['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED'] as const;

/** Says where an order stands. */
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
    const given = isObject(body) ? body['status'] : undefined;
    if (!given) read.missing('status');
    const status = read.word(given, 'status', statuses) ?? 'INITIALIZED';
    read.check();
    const data = { from: order.status, to: status };
    if (status === order.status) {
      throw new ApplicationError(428, 'STATUS_ALREADY_SET', `The order is ${status} already.`, data);
    }
    if (status === 'INITIALIZED') {
      throw new ApplicationError(428, 'STATUS_NOT_SUPPORTED', 'An order only begins as INITIALIZED.', data);
    }
    if (!next[order.status].includes(status)) {
      const description = `An order cannot go from ${order.status} to ${status}.`;
      throw new ApplicationError(428, 'UNSUPPORTED_TRANSITION', description, data);
    }
    return { order: wireOrder(saveOrder(tenant, { ...order, status }), origin) };
  },
});
