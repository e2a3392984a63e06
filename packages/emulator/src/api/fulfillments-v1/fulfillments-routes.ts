import { formatFulfillments } from './format-fulfillments.js';
import { readFulfillment } from './read-fulfillment.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { maskedFields } from '../../kernel/input/masked-fields.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { mayRead } from '../../protocol/auth/owner.js';
import { bulkItems } from '../../protocol/http/bulk-items.js';
import { route, type Route } from '../../protocol/routing/route.js';
import {
  changeFulfillment,
  deleteFulfillment as remove,
  requireFulfillment,
} from '../../shop/fulfillments/change-fulfillment.js';
import { createFulfillment as createInOrder } from '../../shop/fulfillments/create-fulfillment.js';
import { withoutDerivedLink } from '../../shop/fulfillments/tracking.js';
import type { StoredFulfillment } from '../../shop/orders/fulfillment.js';
import { orders, type StoredOrder } from '../../shop/orders/order.js';
import { orderNotFound, requireOrder } from '../../shop/orders/require-order.js';

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
const createFulfillment = route({
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
const bulkCreateFulfillments = route({
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

const fields = {
  lineItems: 'value',
  trackingInfo: { trackingNumber: 'value', shippingProvider: 'value', trackingLink: 'value' },
  customInfo: 'any',
  status: 'value',
  completed: 'value',
} as const;

/** Updates a fulfillment: the given fields, or those of the mask. */
const updateFulfillment = route({
  id: 'ecom.orderFulfillments.updateFulfillment',
  method: 'PATCH',
  paths: [
    '/ecom/v1/fulfillments/{fulfillment.id}/orders/{orderId}',
    '/v1/fulfillments/{fulfillment.id}/orders/{orderId}',
  ],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const order = requireOrder(tenant, params.orderId);
    const before = requireFulfillment(order, params['fulfillment.id']);
    const without = { ...order, fulfillments: order.fulfillments.filter(({ id }) => id !== before.id) };
    const read = new FieldReader();
    const input: Input = isObject(body) ? body : {};
    const values = read.required(input['fulfillment'], 'fulfillment');
    const request = { input: values, before: withoutDerivedLink(before), mask: input['fieldMask'], fields };
    const changes = maskedFields(read, request);
    if (changes !== values && changes['lineItems'] === null) read.missing('fulfillment.lineItems');
    const change = readFulfillment(read, changes, 'fulfillment', without);
    read.check();
    const remaining = Object.fromEntries(
      Object.entries(before).filter(([name]) => changes === values || changes[name] !== null),
    ) as unknown as StoredFulfillment;
    return { orderWithFulfillments: formatFulfillments(changeFulfillment(tenant, order, remaining, change)) };
  },
});

/** Deletes a fulfillment. Its line items are unfulfilled again. */
const deleteFulfillment = route({
  id: 'ecom.orderFulfillments.deleteFulfillment',
  method: 'DELETE',
  paths: [
    '/ecom/v1/fulfillments/{fulfillmentId}/orders/{orderId}',
    '/v1/fulfillments/{fulfillmentId}/orders/{orderId}',
  ],
  access: 'merchant',
  handle: ({ params, tenant }) => {
    const order = requireOrder(tenant, params.orderId);
    return { orderWithFulfillments: formatFulfillments(remove(tenant, order, params.fulfillmentId)) };
  },
});

/** Lists the fulfillments of an order: any order for the merchant, the caller's orders otherwise. */
const listFulfillmentsForSingleOrder = route({
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
const listFulfillmentsForMultipleOrders = route({
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

/** The routes of fulfillments. */
export const fulfillmentRoutes: readonly Route[] = [
  bulkCreateFulfillments,
  createFulfillment,
  updateFulfillment,
  deleteFulfillment,
  listFulfillmentsForSingleOrder,
  listFulfillmentsForMultipleOrders,
];
