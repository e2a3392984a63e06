import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { maskedFields } from '../../kernel/input/masked-fields.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/wire-error.js';
import type { StoredOrder } from '../../shop/orders/order.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { type Happening, saveOrder } from '../../shop/orders/save-order.js';
import type { StoredFulfillment } from '../../shop/orders/fulfillment.js';
import { checkTrackingNumber, readFulfillment, trackingPage } from './read-fulfillment.js';
import { wireFulfillments } from './wire-fulfillments.js';

function requireFulfillment({ fulfillments }: StoredOrder, fulfillmentId: string | undefined): StoredFulfillment {
  const found = fulfillments.find(({ id }) => id === fulfillmentId);
  if (found) return found;
  throw new ApplicationError(404, 'FULFILLMENT_NOT_FOUND', 'The order has no such fulfillment.', { fulfillmentId });
}

const fields = {
  lineItems: 'value',
  trackingInfo: { trackingNumber: 'value', shippingProvider: 'value', trackingLink: 'value' },
  customInfo: 'any',
  status: 'value',
  completed: 'value',
} as const;

/** A fulfillment without a tracking link that only follows from its number and carrier. */
function withoutDerivedLink({ trackingInfo, ...fulfillment }: StoredFulfillment): object {
  if (!trackingInfo) return fulfillment;
  const { trackingLink, ...rest } = trackingInfo;
  return trackingLink === trackingPage(rest)
    ? { ...fulfillment, trackingInfo: rest }
    : { ...fulfillment, trackingInfo };
}

/** Changes a fulfillment: what is given or what the mask names. */
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
    const given = read.needed(input['fulfillment'], 'fulfillment');
    const request = { given, before: withoutDerivedLink(before), mask: input['fieldMask'], fields };
    const changes = maskedFields(read, request);
    if (changes !== given && changes['lineItems'] === null) read.missing('fulfillment.lineItems');
    const change = readFulfillment(read, changes, 'fulfillment', without);
    read.check();
    const kept = Object.fromEntries(
      Object.entries(before).filter(([name]) => changes === given || changes[name] !== null),
    ) as unknown as StoredFulfillment;
    checkTrackingNumber(order, change, before.id);
    const number = change.trackingInfo?.trackingNumber;
    const isNew = number !== undefined && number !== before.trackingInfo?.trackingNumber;
    const happened: Happening[] = isNew
      ? [[before.trackingInfo?.trackingNumber ? 'TRACKING_NUMBER_EDITED' : 'TRACKING_NUMBER_ADDED']]
      : [];
    const fulfillments = order.fulfillments.map((one) => (one.id === before.id ? { ...kept, ...change } : one));
    return { orderWithFulfillments: wireFulfillments(saveOrder(tenant, { ...order, fulfillments }, happened)) };
  },
});

/** Takes a fulfillment back: its lines are to be delivered again. */
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
    const { id } = requireFulfillment(order, params.fulfillmentId);
    const fulfillments = order.fulfillments.filter((one) => one.id !== id);
    return { orderWithFulfillments: wireFulfillments(saveOrder(tenant, { ...order, fulfillments })) };
  },
});
