import { createEmulator, DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { expect, test } from 'vitest';
import { openMerchant } from '../harness/merchants.js';
import { official, ours } from '../harness/sides.js';
import { emulatorFetch } from './platform.js';

test.each([official, ours])('the $name SDK requests the payment of an order, which the customer pays', async (side) => {
  const emulator = createEmulator();
  const fetch = emulatorFetch(emulator);
  const { draftOrders, orderPaymentRequests, orders } = openMerchant(side, {
    fetch,
    apiKey: DEMO_API_KEY,
    siteId: DEMO_SITE_ID,
  });
  const { calculatedDraftOrder } = await draftOrders.createDraftOrder({
    draftOrder: {
      customLineItems: [
        {
          productName: { original: 'Mug' },
          itemType: { preset: 'PHYSICAL' },
          quantity: 1,
          price: { amount: '30.00' },
        },
      ],
    },
  });
  const { createdOrder } = await draftOrders.createOrderFromDraft(calculatedDraftOrder?.draftOrder?._id ?? '');
  const orderId = createdOrder?._id ?? '';
  const request = await orderPaymentRequests.createOrderPaymentRequest({
    orderPaymentRequest: { orderId, amount: { amount: '30.00' }, title: 'Your mug' },
  });
  const id = request._id ?? '';
  expect(request).toMatchObject({ status: 'UNPAID', currency: 'USD' });
  expect(request._createdDate).toBeInstanceOf(Date);
  const { items } = await orderPaymentRequests.queryOrderPaymentRequests().eq('orderId', orderId).find();
  expect(items.map(({ _id }) => _id)).toEqual([id]);
  const { orderPaymentRequestUrl } = await orderPaymentRequests.getOrderPaymentRequestUrl(id);
  const body = new URLSearchParams({ card: 'card-approved' });
  await emulator.fetch(new Request(orderPaymentRequestUrl ?? '', { method: 'POST', body }));
  expect((await orderPaymentRequests.getOrderPaymentRequest(id)).status).toBe('PAID');
  expect((await orders.getOrder(orderId)).paymentStatus).toBe('PAID');
  await expect(orderPaymentRequests.deleteOrderPaymentRequest(id)).rejects.toMatchObject({
    details: { applicationError: { code: 'CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST' } },
  });
});
