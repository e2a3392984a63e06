import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { getViolations, Merchant } from '../../testing/merchant.js';
import { type Amount, type Body, newShopper, type Shopper, simpleProduct } from '../../testing/shopper.js';

interface Answer extends Body {
  taxSettings: { taxIncludedInItemPrices: boolean; createdDate?: string; updatedDate?: string };
  taxRegions: { id: string; country: string; revision: string }[];
}
interface Estimate {
  priceSummary: Record<'subtotal' | 'shipping' | 'tax' | 'total', Amount>;
  taxSummary: { calculationDetails: object };
}

let emulator: Emulator;
let store: Merchant;
let shopper: Shopper;
beforeEach(async () => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  store = new Merchant(emulator);
  shopper = await newShopper(emulator);
  await shopper.add((await simpleProduct(emulator)).id);
});

const set = (taxSettings: object) => store.call<Answer>('POST', '/billing/v1/tax-settings', { taxSettings });
const get = async () => (await store.send<Answer>('GET', '/billing/v1/tax-settings')).taxSettings;

async function estimate(country = 'DE') {
  const shippingAddress = { country, city: 'Berlin', postalCode: '10115' };
  const body = { shippingAddress, calculateTax: true, calculateShipping: true };
  return (await shopper.call<Estimate>('POST', '/ecom/v1/carts/current/estimate-totals', body)).body;
}
const amounts = ({ priceSummary }: Estimate) => {
  const { shipping, subtotal, tax, total } = priceSummary;
  return [subtotal, shipping, tax, total].map(({ amount }) => Number(amount)) as [number, number, number, number];
};

test('the default settings have no dates', async () => {
  expect(await get()).toEqual({ taxIncludedInItemPrices: false });
});

test('prices include the tax everywhere if the settings specify it, also in carts and checkouts', async () => {
  const [subtotal, shipping, added, before] = amounts(await estimate());
  expect(before).toBeCloseTo(subtotal + shipping + added, 2);
  const { taxSettings } = (await set({ taxIncludedInItemPrices: true })).body;
  expect(taxSettings.taxIncludedInItemPrices).toBe(true);
  expect(taxSettings.createdDate).toBe(taxSettings.updatedDate);
  expect(await get()).toEqual(taxSettings);
  const [, , included, total] = amounts(await estimate());
  expect(total).toBeCloseTo(subtotal + shipping, 2);
  expect(included).toBeCloseTo((subtotal + shipping) * (0.19 / 1.19), 1);
  const checkoutId = await shopper.checkOut();
  const { body } = await shopper.call<{ checkout: object }>('GET', `/ecom/v1/checkouts/${checkoutId}`);
  expect(body.checkout).toMatchObject({ taxIncludedInPrice: true });
  expect((await shopper.cart('GET')).body.cart).toMatchObject({ taxIncludedInPrices: true });
  await set({ taxIncludedInItemPrices: false });
  expect(amounts(await estimate())[3]).toBeCloseTo(before, 2);
});

test('a tax region includes the tax on its own', async () => {
  const { taxRegions } = await store.send<Answer>('POST', '/billing/v1/tax-regions/query', {
    query: { filter: { country: 'DE' } },
  });
  const [{ id, revision }] = taxRegions as [Answer['taxRegions'][number]];
  const taxRegion = { revision, taxIncludedInPrice: true };
  await store.send('PATCH', `/billing/v1/tax-regions/${id}`, { taxRegion });
  const [subtotal, shipping, , total] = amounts(await estimate());
  expect(total).toBeCloseTo(subtotal + shipping, 2);
  const [net, postage, tax, gross] = amounts(await estimate('FR'));
  expect(gross).toBeCloseTo(net + postage + tax, 2);
});

test('carts name the origin of the rates, or that no tax is collected', async () => {
  expect((await estimate()).taxSummary.calculationDetails).toEqual({
    rateType: 'MANUAL_RATE',
    manualRateReason: 'GLOBAL_SETTING_TO_MANUAL',
  });
  expect((await estimate('BR')).taxSummary.calculationDetails).toEqual({ rateType: 'NO_TAX_COLLECTED' });
});

test('the settings require a boolean, and a merchant', async () => {
  expect(getViolations(await set({ taxIncludedInItemPrices: 'yes' }))).toEqual([
    'taxSettings.taxIncludedInItemPrices FORMAT',
  ]);
  expect((await shopper.call('GET', '/billing/v1/tax-settings')).status).toBe(403);
});
