import { createClient } from '@cartwright/core';
import { expect, test } from 'vitest';
import { respond, stubFetch } from '../../../../core/src/testing/stub-fetch.js';
import { orders } from '../../index.js';

test('getOrder sends the request and converts the response', async () => {
  const time = '2026-01-02T03:04:05.000Z';
  const { fetch, sent } = stubFetch({
    order: {
      id: 'order-1',
      createdDate: time,
      updatedDate: time,
      purchasedDate: time,
      lineItems: [
        {
          id: 'line-1',
          image: { id: 'a.jpg', width: 4, height: 3, filename: 'a.jpg' },
          physicalProperties: { weight: '-Infinity' },
          digitalFile: { expirationDate: time },
          subscriptionInfo: { id: 's', subscriptionSettings: { startDate: time } },
          serviceProperties: { scheduledDate: time },
        },
      ],
      billingInfo: { address: { addressLine: '1 Main St' } },
      recipientInfo: { address: { addressLine: '3 Main St' } },
      shippingInfo: {
        logistics: {
          deliverByDate: time,
          deliveryTimeSlot: { from: time, to: null },
          shippingDestination: { address: { addressLine: '2 Main St' } },
          pickupDetails: { address: { addressLine: '4 Main St' } },
        },
      },
      activities: [{ id: 'a', createdDate: time, type: 'ORDER_PLACED' }],
    },
  });
  const date = new Date(time);
  const order = await createClient({ modules: { orders }, fetch }).orders.getOrder('a b/c');
  expect(sent[0]?.method).toBe('GET');
  expect(sent[0]?.url.pathname).toBe('/ecom/v1/orders/a%20b%2Fc');
  expect(order).toEqual({
    _id: 'order-1',
    _createdDate: date,
    _updatedDate: date,
    purchasedDate: date,
    lineItems: [
      {
        _id: 'line-1',
        image: 'wix:image://v1/a.jpg/a.jpg#originWidth=4&originHeight=3',
        physicalProperties: { weight: -Infinity },
        digitalFile: { expirationDate: date },
        subscriptionInfo: { _id: 's', subscriptionSettings: { startDate: date } },
        serviceProperties: { scheduledDate: date },
      },
    ],
    billingInfo: { address: { addressLine1: '1 Main St' } },
    recipientInfo: { address: { addressLine1: '3 Main St' } },
    shippingInfo: {
      logistics: {
        deliverByDate: date,
        deliveryTimeSlot: { from: date, to: undefined },
        shippingDestination: { address: { addressLine1: '2 Main St' } },
        pickupDetails: { address: { addressLine1: '4 Main St' } },
      },
    },
    activities: [{ _id: 'a', _createdDate: date, type: orders.ActivityType.ORDER_PLACED }],
  });
});

test('an unknown order is an error with its code', async () => {
  const applicationError = { code: 'ORDER_NOT_FOUND', description: 'No such order', data: {} };
  const { fetch } = stubFetch(respond(404, { message: 'Order not found', details: { applicationError } }));
  await expect(createClient({ modules: { orders }, fetch }).orders.getOrder('x')).rejects.toMatchObject({
    code: 'ORDER_NOT_FOUND',
    status: 404,
    operation: 'ecom.orders.getOrder',
  });
});
