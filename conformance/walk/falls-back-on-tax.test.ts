import { taxCalculationProvider } from '@cartwright/ecom/service-plugins';
import { expect, test } from 'vitest';
import { openPluginStore } from '../harness/plugin-store.js';

const address = { country: 'US', subdivision: 'US-CA', city: 'Oakland', postalCode: '94607' };

test('the store’s tax rates apply and are marked as fallback if the tax plugin fails', async () => {
  const store = openPluginStore(['TAX_CALCULATION_PROVIDER']);
  store.answer((plugins) =>
    plugins.provide(taxCalculationProvider.provideHandlers, {
      calculateTax: () => Promise.reject(new Error('The rates are gone')),
    }),
  );
  const checkout = await store.client.checkout.createCheckout({
    channelType: 'WEB',
    customLineItems: [
      { quantity: 1, price: '100.00', productName: { original: 'Lamp' }, itemType: { preset: 'PHYSICAL' } },
    ],
    checkoutInfo: { shippingInfo: { shippingDestination: { address } } },
  });
  expect(store.asked).toContain('/v1/calculate-tax');
  expect(checkout).toMatchObject({
    taxSummary: {
      calculationDetails: {
        rateType: 'FALLBACK_RATE',
        autoTaxFallbackDetails: { fallbackReason: 'AUTO_TAX_FAILED' },
      },
      aggregatedTaxBreakdown: [{ jurisdiction: 'California' }, { jurisdiction: 'Alameda' }],
    },
    calculationErrors: { taxCalculationError: { applicationError: { code: expect.any(String) as string } } },
  });
});
