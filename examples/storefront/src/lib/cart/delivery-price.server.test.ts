import { createClient } from '@cartwright/core';
import { currentCartV2, shippingOptions } from '@cartwright/ecom';
import { createEmulator, DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_SITE_ID } from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import { createCatalog } from '@cartwright/stores/catalog';
import { toLineItem } from '@cartwright/stores/selection';
import { beforeAll, expect, test } from 'vitest';
import { createDeliveryOptions } from '../server/delivery-options.js';
import { getDeliveryPrice, getShipment } from './delivery-price.js';

const emulator = createEmulator();
const connection = {
  apiUrl: 'http://localhost:4000',
  fetch: (input: RequestInfo | URL, init?: RequestInit) => emulator.fetch(new Request(input, init)),
};
const merchant = createClient({
  ...connection,
  auth: ApiKeyStrategy({ apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID }),
  modules: { shippingOptions },
});
const region = { country: 'US', region: 'US-WA' };

// Options with conditions that the demo shop does not have.
beforeAll(async () => {
  const { items } = await merchant.shippingOptions.queryShippingOptions().find();
  const deliveryRegionIds = [...new Set(items.flatMap((option) => option.deliveryRegionIds ?? []))];
  const weight = (operator: 'LT' | 'GT', value: string) => ({ type: 'BY_TOTAL_WEIGHT', operator, value }) as const;
  const quantity = (operator: 'EQ' | 'GTE', value: string) => ({ type: 'BY_TOTAL_QUANTITY', operator, value }) as const;
  for (const [title, rates] of Object.entries({
    'Per item': [{ amount: '1.25', multiplyByQuantity: true }],
    'By weight': [
      { amount: '3', conditions: [weight('LT', '2')] },
      { amount: '9', conditions: [weight('GT', '1')] },
    ],
    'By quantity': [
      { amount: '2', conditions: [quantity('EQ', '1')] },
      { amount: '5', conditions: [quantity('GTE', '3')] },
    ],
  })) {
    await merchant.shippingOptions.createShippingOption({ title, rates, deliveryRegionIds });
  }
});

test.each([
  [{ 'orchard-tea': 1 }],
  [{ 'orchard-tea': 3, 'fig-leaf-candle': 1 }],
  [{ 'brass-reading-lamp': 2 }],
  [{ 'field-recordings-vol-1-woods': 2, 'first-light-mug': 1 }],
])('the price of every method for %j is that of the platform', async (items) => {
  const client = createClient({
    ...connection,
    auth: OAuthStrategy({ clientId: DEMO_CLIENT_ID }),
    modules: { cart: currentCartV2 },
  });
  const catalogItems = [];
  for (const [slug, quantity] of Object.entries(items)) {
    const product = await createCatalog(client).getProduct({ slug });
    if (!product) throw new Error(`The demo shop has no ${slug}.`);
    const choices = Object.fromEntries(product.options.map(({ name, choices: [first] }) => [name, first?.name ?? '']));
    catalogItems.push(toLineItem(product, { choices }, quantity));
  }
  await client.cart.addLineItemsToCurrentCart({ catalogItems });
  const address = { country: region.country, subdivision: region.region };
  const { cart = {} } = await client.cart.updateCurrentCart({ deliveryInfo: { address } });
  const before = await client.cart.estimateCurrentCart();
  const shipment = getShipment(cart, before.summary?.priceSummary?.subtotal?.amount ?? '');

  const methods =
    (await createDeliveryOptions(
      () => Promise.resolve(merchant),
      () => {},
    ).at(region)) ?? [];
  expect(methods.length).toBeGreaterThanOrEqual(5);
  for (const { code, title, rates } of methods) {
    const price = getDeliveryPrice(rates ?? [], shipment);
    const selection = client.cart.setDeliveryMethodForCurrentCart({ code });
    if (price === undefined) {
      await expect(selection).rejects.toMatchObject({ code: 'DELIVERY_METHOD_NOT_FOUND' });
      continue;
    }
    await selection;
    const { summary } = await client.cart.estimateCurrentCart({ calculateDelivery: true });
    expect([title, Number(price)]).toEqual([title, Number(summary?.priceSummary?.delivery?.amount)]);
  }
});
