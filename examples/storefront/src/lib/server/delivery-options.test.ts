import { createClient } from '@cartwright/core';
import { shippingOptions } from '@cartwright/ecom';
import { createEmulator, DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDeliveryOptions } from './delivery-options.js';

let emulator = createEmulator();
/** Whether the platform responds. */
let isUp: boolean;
const onError = vi.fn();
const patience = { timeout: 20_000 };

beforeEach(() => {
  emulator = createEmulator();
  isUp = true;
  onError.mockReset();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const clientWith = (apiKey: string) =>
  createClient({
    apiUrl: 'http://localhost:4000',
    fetch: async (input, init) =>
      isUp ? emulator.fetch(new Request(input, init)) : new Response('Bad gateway', { status: 502 }),
    auth: ApiKeyStrategy({ apiKey, siteId: DEMO_SITE_ID }),
    retry: false,
    modules: { shippingOptions },
  });

function open(apiKey = DEMO_API_KEY) {
  const client = clientWith(apiKey);
  const options = createDeliveryOptions(() => Promise.resolve(client), onError);
  const at = async (country: string, region = '') =>
    (await options.at({ country, region }))?.map(({ time, title }) => `${title}, ${time}`);
  return { ...options, at, list: options.at, client };
}

test('lists the options of the first region with the destination, or those of the rest of the world', async () => {
  const { at } = open();
  expect(await at('US', 'US-OR')).toEqual([
    'Standard shipping, 3–5 business days',
    'Express shipping, 1–2 business days',
  ]);
  expect(await at('US', 'US-AK')).toEqual(['Standard shipping, 7–12 business days']);
  expect(await at('DE')).toEqual(['Standard shipping, 7–10 business days', 'Express shipping, 3–4 business days']);
  expect(await at('JP')).toEqual(['Standard shipping, 10–20 business days']);
});

test('lists a new option last', async () => {
  const { at, client } = open();
  const [before] = (await client.shippingOptions.queryShippingOptions().find()).items;
  const rates = [{ amount: '6.50' }];
  const option = { title: 'Bicycle courier', estimatedDeliveryTime: 'Today', rates };
  const { deliveryRegionIds = [] } = before ?? {};
  await client.shippingOptions.createShippingOption({ ...option, deliveryRegionIds });
  const all = await at('US', 'US-AK');
  expect(all?.at(-1)).toBe('Bicycle courier, Today');
});

test('an option has the rates that the merchant gave it', async () => {
  const { at, list, client, clear } = open();
  await at('US', 'US-AK');
  const [before] = (await client.shippingOptions.queryShippingOptions().find()).items;
  const { deliveryRegionIds = [] } = before ?? {};
  const conditions = [{ type: 'BY_TOTAL_PRICE' as const, operator: 'GTE' as const, value: '50' }];
  const rates = [
    { amount: '6.50', multiplyByQuantity: true },
    { amount: '0', conditions },
  ];
  await client.shippingOptions.createShippingOption({ title: 'Bicycle courier', rates, deliveryRegionIds });
  clear();
  const listed = await list({ country: 'US', region: 'US-AK' });
  expect(listed?.at(-1)).toMatchObject({ title: 'Bicycle courier', rates });
});

test('reads them again after a minute in the background, and keeps them while the platform is unreachable', async () => {
  const { at, client } = open();
  const before = await at('JP');
  const [option] = (await client.shippingOptions.queryShippingOptions().find()).items;
  for (const one of (await client.shippingOptions.queryShippingOptions().find()).items) {
    if (one._id !== option?._id) await client.shippingOptions.deleteShippingOption(one._id ?? '');
  }
  expect(await at('JP')).toEqual(before);

  vi.advanceTimersByTime(60_000);
  isUp = false;
  expect(await at('JP')).toEqual(before);
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce(), patience);

  isUp = true;
  expect(await at('JP')).toEqual(before);
  await vi.waitFor(async () => expect(await at('JP')).toEqual([]), patience);
});

test('reads them at once after they were cleared', async () => {
  const { at, clear, client } = open();
  await at('JP');
  for (const { _id } of (await client.shippingOptions.queryShippingOptions().find()).items) {
    await client.shippingOptions.deleteShippingOption(_id ?? '');
  }
  clear();
  expect(await at('JP')).toEqual([]);
});

test('lists none that the API key may not read, and fails while the platform is unreachable from the start', async () => {
  expect(await open('another-key').at('US', 'US-OR')).toBeUndefined();
  isUp = false;
  const { at } = open();
  await expect(at('JP')).rejects.toMatchObject({ status: 502 });
  isUp = true;
  expect(await at('JP')).toHaveLength(1);
});
