import { expect, test } from 'vitest';
import { callPlugin } from '../../testing/call-plugin.js';
import * as additionalFees from './index.js';

test('calculates additional fees from weight and pickup location', async () => {
  const received: additionalFees.CalculateAdditionalFeesRequest[] = [];
  const fees = { additionalFees: [{ code: 'wrap', name: 'Gift wrap', price: '2.00' }], currency: 'USD' };
  const calculateAdditionalFees = ({ request }: additionalFees.CalculateAdditionalFeesEnvelope) => {
    received.push(request);
    return fees;
  };
  const response = await callPlugin(
    additionalFees.provideHandlers,
    { calculateAdditionalFees },
    {
      componentType: 'ECOM_ADDITIONAL_FEES',
      path: '/v1/calculate-additional-fees',
      request: {
        lineItems: [{ id: 'l', physicalProperties: { weight: 'NaN' } }],
        shippingAddress: { addressLine: '1 Main St' },
        shippingInfo: {
          selectedCarrierServiceOption: { logistics: { pickupDetails: { address: { addressLine: '2 Main St' } } } },
        },
      },
    },
  );
  expect(response).toEqual([200, fees]);
  expect(received).toEqual([
    {
      lineItems: [{ _id: 'l', physicalProperties: { weight: NaN } }],
      shippingAddress: { addressLine1: '1 Main St' },
      shippingInfo: {
        selectedCarrierServiceOption: { logistics: { pickupDetails: { address: { addressLine1: '2 Main St' } } } },
      },
    },
  ]);
});
