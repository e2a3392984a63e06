import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { catalogItem } from '../../testing/catalog-item.js';
import { byId, getCode, current, item, shopperWith } from '../../testing/cart-v2.js';
import { iris, signIn } from '../../testing/member.js';
import { Merchant } from '../../testing/merchant.js';
import { newShopper, createShopper } from '../../testing/shopper.js';

test('only the owner and the merchant can access a cart by its ID', async () => {
  const emulator = createEmulator();
  const { catalogItemId, options } = await catalogItem(emulator);
  const { cart, shopper } = await shopperWith(emulator, catalogItemId, 1, options);
  const [stranger, merchant] = [await newShopper(emulator), new Merchant(emulator)];
  for (const [method, verb, body] of [
    ['GET', ''],
    ['PATCH', '', { cart: { note: 'Mine' } }],
    ['POST', 'add-line-items', { catalogItems: [item(catalogItemId, 1, options)] }],
    ['POST', 'calculate', {}],
    ['POST', 'place-order', {}],
    ['DELETE', ''],
  ] as const) {
    const refused = await byId(stranger, method, cart.id, verb, body);
    expect([refused.status, getCode(refused)]).toEqual([404, 'CART_NOT_FOUND']);
  }
  expect((await byId(merchant, 'PATCH', cart.id, '', { cart: { note: 'Call first' } })).status).toBe(200);
  expect((await byId(shopper, 'GET', cart.id)).body.cart).toMatchObject({ note: 'Call first', revision: '2' });
});

test('visitors set no prices', async () => {
  const emulator = createEmulator();
  const { catalogItemId, options } = await catalogItem(emulator);
  const shopper = await newShopper(emulator);
  const refused = await current(shopper, 'POST', 'add-line-items', {
    catalogItems: [{ ...item(catalogItemId, 1, options), catalogOverrideFields: { salePrice: '0.01' } }],
  });
  expect(refused.status).toBe(403);
  const merchant = new Merchant(emulator);
  const { cart } = (
    await current(merchant, 'POST', 'add-line-items', {
      catalogItems: [{ ...item(catalogItemId, 1, options), catalogOverrideFields: { salePrice: '0.01' } }],
    })
  ).body;
  expect(cart.lineItems[0]).toMatchObject({
    pricing: { unitPrice: { amount: '0.01' } },
    source: { catalogOverrideFields: { salePrice: '0.01' } },
  });
});

test('at sign-in the cart of the visitor is added to that of the member', async () => {
  const emulator = createEmulator();
  const { catalogItemId, options } = await catalogItem(emulator);
  const member = createShopper(emulator, (await signIn(emulator, iris)).access_token);
  await current(member, 'POST', 'add-line-items', { catalogItems: [item(catalogItemId, 1, options)] });
  await current(member, 'PATCH', '', { cart: { note: 'Ring twice' } });
  const { shopper } = await shopperWith(emulator, catalogItemId, 2, options);
  await current(shopper, 'PATCH', '', { cart: { note: 'Do not ring' } });
  await current(shopper, 'POST', 'add-coupon', { coupon: { code: 'WELCOME10' } });
  const again = createShopper(emulator, (await signIn(emulator, iris, shopper.token)).access_token);
  const { cart } = (await current(again, 'GET')).body;
  expect(cart).toMatchObject({
    note: 'Ring twice',
    coupons: [{ code: 'WELCOME10' }],
    lineItems: [{ quantityInfo: { requestedQuantity: 3 } }],
    customerInfo: { memberId: expect.any(String) as string },
  });
});
