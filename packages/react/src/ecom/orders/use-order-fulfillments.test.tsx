import { createFulfillment } from '@cartwright/ecom/order-fulfillments';
import { getOrder } from '@cartwright/ecom/orders';
import { beforeEach, expect, it } from 'vitest';
import { createMerchant } from '../../testing/merchant.js';
import { placeOrder } from '../../testing/place-order.js';
import { createPlatform, type Platform } from '../../testing/platform.js';
import { renderWith, waitFor } from '../../testing/render.js';
import { useOrder, useOrderFulfillments } from '../index.js';

const path = '/fulfillments/orders/';

let platform: Platform;
let orderId: string;
beforeEach(async () => {
  platform = createPlatform();
  orderId = await placeOrder(platform);
});

const open = () =>
  renderWith(platform.client, () => {
    const { data: order } = useOrder(orderId);
    return { order, fulfillments: useOrderFulfillments(order).data?.items };
  }).result;

it('sends no request before the first shipment', async () => {
  const result = open();
  await waitFor(() => expect(result.current.order?.fulfillmentStatus).toBe('NOT_FULFILLED'));
  expect(result.current.fulfillments).toBeUndefined();
  expect(platform.sent().filter((request) => request.includes(path))).toEqual([]);
});

it('lists shipments with the carrier and the tracking page', async () => {
  const send = createMerchant(platform).use(createFulfillment);
  const { lineItems: [lineItem] = [] } = await platform.client.use(getOrder)(orderId);
  const lineItems = [{ _id: lineItem?._id ?? '', quantity: 1 }];
  await send(orderId, { lineItems, trackingInfo: { trackingNumber: '1Z9', shippingProvider: 'ups' } });
  const link = 'javascript:alert(1)';
  await send(orderId, {
    lineItems,
    trackingInfo: { trackingNumber: 'B2', shippingProvider: 'Bicycle', trackingLink: link },
  });
  const result = open();
  await waitFor(() => expect(result.current.fulfillments).toHaveLength(2));
  expect(result.current.fulfillments?.map(({ tracking }) => tracking)).toEqual([
    { number: '1Z9', carrier: 'UPS', url: expect.stringMatching(/^https:.*1Z9/) as string },
    { number: 'B2', carrier: 'Bicycle', url: undefined },
  ]);
  expect(result.current.fulfillments?.[0]?._createdDate).toBeInstanceOf(Date);
});
