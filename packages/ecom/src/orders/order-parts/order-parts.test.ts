import { createClient } from '@cartwright/core';
import { expect, test } from 'vitest';
import { stubFetch } from '../../../../core/src/testing/stub-fetch.js';
import { orders } from '../../index.js';

test('line items and shipping of an order round-trip unchanged', async () => {
  const time = '2026-01-02T03:04:05.678Z';
  const wire = {
    id: 'o',
    lineItems: [
      {
        id: 'l',
        physicalProperties: { weight: 'NaN' },
        digitalFile: { fileId: 'f', expirationDate: time },
        serviceProperties: { scheduledDate: time },
      },
    ],
    shippingInfo: {
      logistics: {
        deliverByDate: time,
        deliveryTimeSlot: { from: time, to: time },
        shippingDestination: { address: { addressLine: '1 Main St' } },
        pickupDetails: { address: { addressLine: '2 Main St' } },
      },
    },
    activities: [{ id: 'a', createdDate: time, merchantComment: { message: 'Packed' } }],
  };
  const { fetch, sent } = stubFetch({ order: wire });
  const client = createClient({ modules: { orders }, fetch });
  const order = await client.orders.getOrder('o');
  expect(order.lineItems?.[0]?.digitalFile?.expirationDate).toEqual(new Date(time));
  await client.orders.updateOrder('o', order);
  expect(sent[1]?.body).toEqual({ order: wire });
});
