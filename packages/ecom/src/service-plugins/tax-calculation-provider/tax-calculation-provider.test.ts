import { expect, test } from 'vitest';
import { callPlugin } from '../../testing/call-plugin.js';
import * as taxCalculationProvider from './index.js';

test('calculates the tax of items from their addresses', async () => {
  const received: taxCalculationProvider.CalculateTaxRequest[] = [];
  const tax = { currency: 'USD', lineItemTaxDetails: [{ _id: 'l' }] };
  const calculateTax = ({ request }: taxCalculationProvider.CalculateTaxEnvelope) => {
    received.push(request);
    return tax;
  };
  const response = await callPlugin(
    taxCalculationProvider.provideHandlers,
    { calculateTax },
    {
      componentType: 'TAX_CALCULATION_PROVIDER',
      path: '/v1/calculate-tax',
      request: { currency: 'USD', addresses: [{ addressLine: '1 Main St' }], lineItems: [{ id: 'l' }] },
    },
  );
  expect(response).toEqual([200, { currency: 'USD', lineItemTaxDetails: [{ id: 'l' }] }]);
  expect(received).toEqual([
    { currency: 'USD', addresses: [{ addressLine1: '1 Main St' }], lineItems: [{ _id: 'l' }] },
  ]);
});
