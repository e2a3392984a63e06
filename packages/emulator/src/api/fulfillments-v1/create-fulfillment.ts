import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { bulkItems } from '../../protocol/http/bulk-items.js';
import { route } from '../../protocol/routing/route.js';
import type { StoredOrder } from '../../shop/orders/order.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { createFulfillment as createInOrder } from '../../shop/fulfillments/create-fulfillment.js';
import { readFulfillment } from './read-fulfillment.js';
import { formatFulfillments } from './format-fulfillments.js';

/** Reads a new fulfillment, and adds it to the order. */
function create(tenant: Tenant, order: StoredOrder, value: unknown, field: string) {
  const read = new FieldReader();
  const input = read.required(value, field);
  if (!input['lineItems']) read.missing(`${field}.lineItems`);
  const change = readFulfillment(read, input, field, order);
  read.check();
  return createInOrder(tenant, order, change);
}

/** Creates a fulfillment of an order, in whole or in part. */
export const createFulfillment = route({
  id: 'ecom.orderFulfillments.createFulfillment',
  method: 'POST',
  paths: [
    '/ecom/v1/fulfillments/orders/{orderId}/create-fulfillment',
    '/v1/fulfillments/orders/{orderId}/create-fulfillment',
  ],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const order = requireOrder(tenant, params.orderId);
    const value = isObject(body) ? body['fulfillment'] : undefined;
    const created = create(tenant, order, value, 'fulfillment');
    return { orderWithFulfillments: formatFulfillments(created.order), fulfillmentId: created.fulfillment.id };
  },
});

/** Creates fulfillments of several orders. Each order succeeds or fails as a whole, and on its own. */
export const bulkCreateFulfillments = route({
  id: 'ecom.orderFulfillments.bulkCreateFulfillments',
  method: 'POST',
  paths: ['/ecom/v1/fulfillments/orders/bulk/create-fulfillments', '/v1/fulfillments/orders/bulk/create-fulfillments'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const field = 'ordersWithFulfillments';
    const list = isObject(body) ? body[field] : undefined;
    const read = new FieldReader();
    if (!list) read.missing(field);
    const wanted = (read.list(list, field, { min: 1, max: 100 }) ?? []).map((item, index) => {
      const input = read.required(item, `${field}[${index}]`);
      const id = read.string(input['orderId'] ?? '', `${field}[${index}].orderId`, { min: 1, max: 100 }) ?? '';
      if (!input['fulfillments']) read.missing(`${field}[${index}].fulfillments`);
      const fulfillments = read.list(input['fulfillments'], `${field}[${index}].fulfillments`, { min: 1, max: 100 });
      return { id, fulfillments: fulfillments ?? [] };
    });
    read.check();
    return bulkItems(tenant, {
      items: wanted,
      getId: ({ id }) => id,
      apply: ({ fulfillments, id }) =>
        fulfillments.reduce<StoredOrder>(
          (changed, value, index) => create(tenant, changed, value, `fulfillments[${index}]`).order,
          requireOrder(tenant, id),
        ),
      format: formatFulfillments,
      name: field,
    });
  },
});
