import { beforeEach, describe, expect, it } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { Merchant } from '../../testing/merchant.js';
import { type Product, type Shopper, newShopper, simpleProduct, storesApp } from '../../testing/shopper.js';

let emulator: Emulator;
let merchant: Merchant;
let shopper: Shopper;
let product: Product;
beforeEach(async () => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  merchant = new Merchant(emulator);
  shopper = await newShopper(emulator);
  product = await simpleProduct(emulator);
});

const lines = (quantity = 1) => [{ quantity, catalogReference: { appId: storesApp, catalogItemId: product.id } }];
const code = ({ body }: { body: { details?: { applicationError?: { code: string } } } }) =>
  body.details?.applicationError?.code;

describe('a cart by its id', () => {
  it('is created beside the caller’s current cart, filled, updated, estimated and deleted', async () => {
    const created = await shopper.call<{ cart: { id: string; lineItems: { id: string }[] } }>(
      'POST',
      '/ecom/v1/carts',
      {
        lineItems: lines(2),
        cartInfo: { buyerNote: 'Ring twice' },
        couponCode: 'WELCOME10',
      },
    );
    const { id } = created.body.cart;
    expect((await shopper.cart('GET')).status).toBe(404);
    const path = `/ecom/v1/carts/${id}`;
    await shopper.call('POST', `${path}/add-to-cart`, { lineItems: lines(1) });
    const lineId = created.body.cart.lineItems[0]?.id;
    await shopper.call('POST', `${path}/update-line-items-quantity`, { lineItems: [{ id: lineId, quantity: 5 }] });
    await shopper.call('PATCH', path, { cartInfo: { buyerNote: 'Ring once' } });
    await shopper.call('POST', `${path}/remove-coupon`, {});
    const read = await shopper.call<{ cart: object }>('GET', path);
    expect(read.body.cart).toMatchObject({
      id,
      buyerNote: 'Ring once',
      lineItems: [{ quantity: 5 }],
      appliedDiscounts: [],
    });
    const { body } = await shopper.call<{ priceSummary: { subtotal: { amount: string } } }>(
      'POST',
      `${path}/estimate-totals`,
      {},
    );
    expect(body.priceSummary.subtotal.amount).toBe((product.price.discountedPrice * 5).toFixed(2));
    await shopper.call('POST', `${path}/remove-line-items`, { lineItemIds: [lineId] });
    expect((await shopper.call('POST', `${path}/create-checkout`, { channelType: 'WEB' })).status).toBe(428);
    expect((await shopper.call('DELETE', path)).body).toEqual({});
    expect(code(await shopper.call('GET', path))).toBe('CART_NOT_FOUND');
  });

  it('is visible to its owner and the merchant only, also by its checkout id', async () => {
    const { body } = await shopper.call<{ cart: { id: string } }>('POST', '/ecom/v1/carts', { lineItems: lines() });
    const path = `/ecom/v1/carts/${body.cart.id}`;
    const stranger = await newShopper(emulator);
    expect(code(await stranger.call('GET', path))).toBe('CART_NOT_FOUND');
    expect(code(await stranger.call('DELETE', path))).toBe('CART_NOT_FOUND');
    expect(await merchant.send('GET', path)).toMatchObject({ cart: { id: body.cart.id } });
    const created = await shopper.call<{ checkoutId: string }>('POST', `${path}/create-checkout`, {
      channelType: 'WEB',
    });
    const byCheckout = `/ecom/v1/carts/by-checkout-id/${created.body.checkoutId}`;
    expect((await shopper.call<{ cart: object }>('GET', byCheckout)).body.cart).toMatchObject({ id: body.cart.id });
    expect((await stranger.call('GET', byCheckout)).status).toBe(404);
  });

  it('is not created empty', async () => {
    expect(code(await shopper.call('POST', '/ecom/v1/carts', { cartInfo: {} }))).toBe('CANT_CREATE_CART_WITHOUT_ITEMS');
  });
});
