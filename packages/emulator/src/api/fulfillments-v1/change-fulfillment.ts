import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { maskedFields } from '../../kernel/input/masked-fields.js';
import { route } from '../../protocol/routing/route.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import type { StoredFulfillment } from '../../shop/orders/fulfillment.js';
import {
  changeFulfillment,
  deleteFulfillment as remove,
  requireFulfillment,
} from '../../shop/fulfillments/change-fulfillment.js';
import { withoutDerivedLink } from '../../shop/fulfillments/tracking.js';
import { readFulfillment } from './read-fulfillment.js';
import { formatFulfillments } from './format-fulfillments.js';

const fields = {
  lineItems: 'value',
  trackingInfo: { trackingNumber: 'value', shippingProvider: 'value', trackingLink: 'value' },
  customInfo: 'any',
  status: 'value',
  completed: 'value',
} as const;

/** Updates a fulfillment: the given fields, or those of the mask. */
export const updateFulfillment = route({
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
export const deleteFulfillment = route({
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
