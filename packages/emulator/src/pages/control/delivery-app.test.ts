import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { type Amount, type Product, type Shopper, newShopper, simpleProduct } from '../../testing/shopper.js';
import { send } from '../../testing/visitor.js';

interface Estimate {
  priceSummary: Record<'subtotal' | 'shipping' | 'tax' | 'total', Amount>;
  shippingInfo: { region?: { name: string }; carrierServiceOptions: { shippingOptions: { code: string }[] }[] };
  taxSummary: { calculationDetails: object };
  calculationErrors: { shippingCalculationError?: { applicationError: { code: string } } };
}

let emulator: Emulator;
let shopper: Shopper;
let product: Product;
beforeEach(async () => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  shopper = await newShopper(emulator);
  product = await simpleProduct(emulator);
});

const set = (label: 'shipping' | 'taxes', body: object) => send(emulator, 'POST', `/_emulator/${label}`, { body });

const estimate = async (): Promise<Estimate> => {
  const address = { address: { country: 'DE', city: 'Berlin', postalCode: '10115' } };
  const body = { shippingAddress: address.address, calculateTax: true, calculateShipping: true };
  return (await shopper.call<Estimate>('POST', '/ecom/v1/carts/current/estimate-totals', body)).body;
};

const region = (prices: object[]) => ({
  regions: [{ name: 'Germany', places: ['DE'], services: [{ code: 'post', title: 'By post', prices }] }],
});

test('ships to the regions at rates by weight, price or quantity', async () => {
  const isMany = { type: 'BY_TOTAL_QUANTITY', operator: 'GTE', value: '3' };
  const input = region([
    { price: '0.50', rules: [isMany], perPiece: true },
    { price: '9.00', rules: [{ type: 'BY_TOTAL_PRICE', operator: 'GT', value: '0' }] },
  ]);
  expect((await set('shipping', input)).status).toBe(200);
  expect((await send(emulator, 'GET', '/_emulator/shipping')).body).toMatchObject(input);
  await shopper.add(product.id, 2);
  expect(await estimate()).toMatchObject({
    priceSummary: { shipping: { amount: '9.00' } },
    shippingInfo: { region: { name: 'Germany' } },
  });
  await shopper.add(product.id, 1);
  expect((await estimate()).priceSummary.shipping.amount).toBe('1.50');
  await set('shipping', region([{ price: '1.00', rules: [{ ...isMany, operator: 'LT' }] }]));
  expect((await estimate()).priceSummary.shipping.amount).toBe('0.00');
});

test('tax is added or included, by the rates of the place', async () => {
  const rate = { name: 'MwSt', jurisdiction: 'Germany', rate: '0.07' };
  await shopper.add(product.id);
  const before = await estimate();
  expect(before.taxSummary.calculationDetails).toEqual({
    rateType: 'MANUAL_RATE',
    manualRateReason: 'GLOBAL_SETTING_TO_MANUAL',
  });
  await set('taxes', { places: { DE: { rates: [rate], taxesShipping: false } } });
  const added = (await estimate()).priceSummary;
  const net = Number(added.subtotal.amount);
  expect(Number(added.tax.amount)).toBeCloseTo(Math.round(net * 7) / 100, 2);
  expect(Number(added.total.amount)).toBeCloseTo(net + Number(added.shipping.amount) + Number(added.tax.amount), 2);

  expect((await set('taxes', { includedInPrices: true })).body).toMatchObject({ places: { DE: { rates: [rate] } } });
  const included = (await estimate()).priceSummary;
  expect(Number(included.total.amount)).toBeCloseTo(net + Number(included.shipping.amount), 2);
  expect(Number(included.tax.amount)).toBeCloseTo(Math.round((net - net / 1.07) * 100) / 100, 2);

  const checkoutId = await shopper.checkOut();
  const checkout = await shopper.call<{ checkout: object }>('GET', `/ecom/v1/checkouts/${checkoutId}`);
  expect(checkout.body.checkout).toMatchObject({ taxIncludedInPrice: true });
  expect((await shopper.cart('GET')).body.cart).toMatchObject({ taxIncludedInPrices: true });

  await set('taxes', { places: {} });
  expect((await estimate()).taxSummary.calculationDetails).toEqual({ rateType: 'NO_TAX_COLLECTED' });
});

test.each([
  ['shipping', {}, 'regions'],
  ['shipping', { regions: [{ name: 'A', places: ['DE'] }] }, 'regions[0].services'],
  ['shipping', region([{ price: 'free' }]), 'regions[0].services[0].prices[0].price'],
  [
    'shipping',
    region([{ price: '1', rules: [{ type: 'BY_TOTAL_PRICE', operator: 'NE', value: '1' }] }]),
    'regions[0].services[0].prices[0].rules[0].operator',
  ],
  ['taxes', { places: { DE: { rates: [{ name: 'a', jurisdiction: 'b', rate: 7 }] } } }, 'places.DE.rates[0].rate'],
  ['taxes', { included: true }, 'included'],
] as const)('%s refuses %j for its %s', async (label, body, field) => {
  const response = await send<{ details: { validationError: { fieldViolations: { field: string }[] } } }>(
    emulator,
    'POST',
    `/_emulator/${label}`,
    { body },
  );
  expect(response.status).toBe(400);
  expect(response.body.details.validationError.fieldViolations[0]?.field).toBe(field);
});
