import { expect, test } from 'vitest';
import { callPlugin } from '../../testing/call-plugin.js';
import * as taxCalculationProvider from './index.js';

test('calculates the tax of items from their addresses', async () => {
  const seen: taxCalculationProvider.CalculateTaxRequest[] = [];
  const tax = { currency: 'USD', lineItemTaxDetails: [{ _id: 'l' }] };
  const calculateTax = ({ request }: taxCalculationProvider.CalculateTaxEnvelope) => {
    seen.push(request);
    return tax;
  };
  const answer = await callPlugin(
    taxCalculationProvider.provideHandlers,
    { calculateTax },
    {
      componentType: 'TAX_CALCULATION_PROVIDER',
      path: '/v1/calculate-tax',
      request: { currency: 'USD', addresses: [{ addressLine: '1 Main St' }], lineItems: [{ id: 'l' }] },
    },
  );
  expect(answer).toEqual([200, { currency: 'USD', lineItemTaxDetails: [{ id: 'l' }] }]);
  expect(seen).toEqual([{ currency: 'USD', addresses: [{ addressLine1: '1 Main St' }], lineItems: [{ _id: 'l' }] }]);
});
