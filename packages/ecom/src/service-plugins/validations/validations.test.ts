import { expect, test } from 'vitest';
import { callPlugin } from '../../testing/call-plugin.js';
import * as validations from './index.js';

test('returns the violations of a purchase', async () => {
  const time = '2026-01-02T03:04:05.678Z';
  const when = new Date(time);
  const received: validations.GetValidationViolationsRequest[] = [];
  const getValidationViolations = ({ request }: validations.GetValidationViolationsEnvelope) => {
    received.push(request);
    return { violations: [{ severity: validations.Severity.ERROR, target: { lineItem: { _id: 'l' } } }] };
  };
  const response = await callPlugin(
    validations.provideHandlers,
    { getValidationViolations },
    {
      componentType: 'ECOM_VALIDATIONS',
      path: '/v1/get-violations',
      request: {
        validationInfo: {
          lineItems: [
            {
              id: 'l',
              physicalProperties: { weight: 'NaN' },
              subscriptionOptionInfo: { subscriptionSettings: { startDate: time } },
            },
          ],
          billingInfo: { address: { addressLine: '1 Main St' } },
          shippingAddress: { address: { addressLine: '2 Main St' } },
          shippingInfo: { selectedCarrierServiceOption: { deliveryTimeSlot: { from: time, to: time } } },
        },
      },
    },
  );
  expect(response).toEqual([200, { violations: [{ severity: 'ERROR', target: { lineItem: { id: 'l' } } }] }]);
  expect(received).toEqual([
    {
      validationInfo: {
        lineItems: [
          {
            _id: 'l',
            physicalProperties: { weight: NaN },
            subscriptionOptionInfo: { subscriptionSettings: { startDate: when } },
          },
        ],
        billingInfo: { address: { addressLine1: '1 Main St' } },
        shippingAddress: { address: { addressLine1: '2 Main St' } },
        shippingInfo: { selectedCarrierServiceOption: { deliveryTimeSlot: { from: when, to: when } } },
      },
    },
  ]);
});
