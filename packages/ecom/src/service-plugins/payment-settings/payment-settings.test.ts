import { expect, test } from 'vitest';
import { callPlugin } from '../../testing/call-plugin.js';
import * as paymentSettings from './index.js';

test('returns the payment settings of an order', async () => {
  const time = '2026-01-02T03:04:05.678Z';
  const received: (paymentSettings.Order | undefined)[] = [];
  const getPaymentSettings = ({ request }: paymentSettings.GetPaymentSettingsEnvelope) => {
    received.push(request.order);
    return { paymentSettings: { requires3dSecure: true } };
  };
  const response = await callPlugin(
    paymentSettings.provideHandlers,
    { getPaymentSettings },
    {
      componentType: 'ECOM_PAYMENT_SETTINGS',
      path: '/v1/payment-settings',
      request: { order: { id: 'o', createdDate: time, billingInfo: { address: { addressLine: '1 Main St' } } } },
    },
  );
  expect(response).toEqual([200, { paymentSettings: { requires3dSecure: true } }]);
  expect(received).toEqual([
    { _id: 'o', _createdDate: new Date(time), billingInfo: { address: { addressLine1: '1 Main St' } } },
  ]);
});
