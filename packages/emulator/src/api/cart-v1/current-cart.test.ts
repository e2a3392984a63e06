import { beforeEach, describe, expect, it } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import {
  type Body,
  type Product,
  type Shopper,
  findProducts,
  newShopper,
  simpleProduct,
  storesApp,
} from '../../testing/shopper.js';
import { send } from '../../testing/visitor.js';

let emulator: Emulator;
let shopper: Shopper;
let product: Product;
beforeEach(async () => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  shopper = await newShopper(emulator);
  product = await simpleProduct(emulator);
});

const code = ({ body }: { body: Body }) => body.details?.applicationError?.code;
const fields = ({ body }: { body: Body }) =>
  body.details?.validationError?.fieldViolations.map(({ field, violatedRule }) => [field, violatedRule]);
const cart = async () => (await shopper.cart('GET')).body.cart;

describe('a visitor without a cart', () => {
  it.each([
    ['GET', undefined, undefined],
    ['DELETE', undefined, undefined],
    ['POST', 'remove-coupon', {}],
    ['POST', 'create-checkout', { channelType: 'WEB' }],
    ['POST', 'estimate-totals', {}],
    ['POST', 'remove-line-items', { lineItemIds: ['x'] }],
  ])('gets a 404 from %s %s', async (method, verb, body) => {
    const response = await shopper.cart(method, verb, body);
    expect([response.status, code(response)]).toEqual([404, 'OWNED_CART_NOT_FOUND']);
  });
});

describe('addToCurrentCart', () => {
  it('creates a cart with a line item that has all fields of the platform', async () => {
    const { body, status } = await shopper.add(product.id, 2);
    expect(status).toBe(200);
    const price = product.price.discountedPrice;
    expect(body.cart?.lineItems[0]).toMatchObject({
      quantity: 2,
      catalogReference: { appId: storesApp, catalogItemId: product.id },
      productName: { original: product.name },
      url: { relativePath: expect.stringMatching(/^\/product-page\//) as string },
      price: { amount: price.toFixed(2), formattedAmount: `$${price.toFixed(2)}`, convertedAmount: price.toFixed(2) },
      fullPrice: { amount: product.price.price.toFixed(2) },
      priceBeforeDiscounts: { amount: price.toFixed(2) },
      lineItemPrice: { amount: (price * 2).toFixed(2) },
      availability: { status: 'AVAILABLE', quantityAvailable: product.stock.quantity },
      physicalProperties: { shippable: true, weight: expect.any(Number) as number },
      itemType: { preset: 'PHYSICAL' },
      image: { url: expect.stringMatching(/^http/) as string, id: expect.any(String) as string },
      paymentOption: 'FULL_PAYMENT_ONLINE',
    });
    expect(body.cart?.subtotal.amount).toBe((price * 2).toFixed(2));
  });

  it('increases the quantity of the same item, and adds a line item for another variant', async () => {
    const [tee] = await findProducts(emulator, ({ name }) => name === 'Everyday Tee');
    const [first, second] = tee?.variants.filter(({ stock }) => (stock.quantity ?? 0) > 3) ?? [];
    await shopper.add(tee?.id ?? '', 1, { variantId: first?.id });
    await shopper.add(tee?.id ?? '', 2, { options: first?.choices });
    const { body } = await shopper.add(tee?.id ?? '', 1, { variantId: second?.id });
    expect(body.cart?.lineItems.map(({ quantity }) => quantity)).toEqual([3, 1]);
    expect(body.cart?.lineItems[0]?.descriptionLines).toHaveLength(2);
  });

  it('responds 200 and adds nothing if the catalog cannot sell the item', async () => {
    const [tee] = await findProducts(emulator, ({ name }) => name === 'Everyday Tee');
    const [custom] = await findProducts(emulator, (one) => one.customTextFields.some(({ mandatory }) => mandatory));
    for (const [id, options] of [
      [tee?.id ?? '', undefined],
      [tee?.id ?? '', { options: { Size: 'M' } }],
      [tee?.id ?? '', { variantId: '11111111-1111-4111-8111-111111111111' }],
      [custom?.id ?? '', undefined],
      ['11111111-1111-4111-8111-111111111111', undefined],
    ] as const) {
      const response = await shopper.add(id, 1, options);
      expect([response.status, response.body.cart?.lineItems]).toEqual([200, []]);
    }
  });

  it('adds only the quantity in stock, and reports it', async () => {
    const stock = product.stock.quantity ?? 0;
    const { body, status } = await shopper.add(product.id, stock + 5);
    expect(status).toBe(200);
    expect(body.cart?.lineItems[0]).toMatchObject({
      quantity: stock + 5,
      availability: { status: 'PARTIALLY_AVAILABLE', quantityAvailable: stock },
    });
    expect(body.cart?.subtotal.amount).toBe((product.price.discountedPrice * stock).toFixed(2));
  });

  it('reports an item that is out of stock as unavailable', async () => {
    const [out] = await findProducts(
      emulator,
      ({ productOptions, stock, customTextFields }) =>
        productOptions.length === 0 && customTextFields.length === 0 && stock.inventoryStatus === 'OUT_OF_STOCK',
    );
    const { body, status } = await shopper.add(out?.id ?? '');
    expect([status, body.cart?.lineItems[0]?.availability.status]).toEqual([200, 'NOT_AVAILABLE']);
    expect(body.cart?.subtotal.amount).toBe('0.00');
  });

  it('responds 500 for an empty catalogItemId', async () => {
    expect((await shopper.add('')).status).toBe(500);
    expect((await shopper.cart('GET')).status).toBe(404);
  });

  it.each([0, -1, 1.5, 100_001, null, '2', 1e30, true])(
    'rejects the quantity %s and changes nothing',
    async (quantity) => {
      await shopper.add(product.id, 1);
      const before = await cart();
      const response = await shopper.add(product.id, quantity as number);
      expect(response.status).toBe(400);
      expect(fields(response)?.[0]?.[0]).toBe('lineItems[0].quantity');
      expect(await cart()).toEqual(before);
    },
  );

  it('rejects a quantity above the maximum of a line item', async () => {
    await shopper.add(product.id, 99_999);
    expect((await shopper.add(product.id, 2)).status).toBe(400);
    expect((await cart())?.lineItems[0]?.quantity).toBe(99_999);
  });

  it.each([{}, { lineItems: [] }, { lineItems: 'x' }, { lineItems: [null] }, { lineItems: [{ quantity: 1 }] }, []])(
    'rejects the body %o',
    async (body) => expect((await shopper.cart('POST', 'add-to-cart', body)).status).toBe(400),
  );

  it('adds custom line items with a custom price', async () => {
    const item = {
      price: '12.50',
      quantity: 2,
      itemType: { preset: 'SERVICE' },
      productName: { original: 'Engraving' },
    };
    const { body } = await shopper.cart('POST', 'add-to-cart', { customLineItems: [item] });
    expect(body.cart?.lineItems[0]).toMatchObject({ customLineItem: true, lineItemPrice: { amount: '25.00' } });
    const rejected = await shopper.cart('POST', 'add-to-cart', { customLineItems: [{ ...item, price: '-1' }] });
    expect(fields(rejected)).toEqual([['customLineItems[0].price', 'FORMAT']]);
  });
});

describe('line items', () => {
  it('change their quantity: all of them, or none', async () => {
    const line = (await shopper.add(product.id)).body.cart?.lineItems[0];
    const set = (lineItems: object[]) => shopper.cart('POST', 'update-line-items-quantity', { lineItems });
    expect((await set([{ id: line?.id, quantity: 4 }])).body.cart?.lineItems[0]?.quantity).toBe(4);
    for (const quantity of [0, -3, 2.5, null, 1e9]) expect((await set([{ id: line?.id, quantity }])).status).toBe(400);
    const unknown = await set([
      { id: line?.id, quantity: 2 },
      { id: 'unknown', quantity: 1 },
    ]);
    expect([unknown.status, code(unknown)]).toEqual([404, 'LINE_ITEM_NOT_FOUND_IN_CART']);
    expect((await cart())?.lineItems[0]?.quantity).toBe(4);
  });

  it('are removed: all of them, or none', async () => {
    const line = (await shopper.add(product.id)).body.cart?.lineItems[0];
    const remove = (...lineItemIds: unknown[]) => shopper.cart('POST', 'remove-line-items', { lineItemIds });
    expect((await remove(line?.id, 'unknown')).status).toBe(404);
    expect((await remove()).status).toBe(400);
    expect((await remove(7)).status).toBe(400);
    expect((await cart())?.lineItems).toHaveLength(1);
    expect((await remove(line?.id)).body.cart?.lineItems).toEqual([]);
  });
});

describe('cart info', () => {
  it('is set and cleared as the field mask specifies', async () => {
    await shopper.add(product.id);
    const patch = (body: object) => shopper.cart('PATCH', undefined, body);
    await patch({ cartInfo: { buyerNote: 'Ring twice', contactInfo: { address: { country: 'US' } }, id: 'mine' } });
    expect(await cart()).toMatchObject({ buyerNote: 'Ring twice', contactInfo: { address: { country: 'US' } } });
    expect((await cart())?.id).not.toBe('mine');
    await patch({ cartInfo: {}, cartFieldmask: 'buyerNote' });
    expect((await cart())?.buyerNote).toBeUndefined();
    expect(await cart()).toMatchObject({ contactInfo: { address: { country: 'US' } } });
    expect((await patch({ cartInfo: {}, cartFieldmask: 'lineItems' })).status).toBe(400);
    expect((await patch({ cartInfo: { contactInfo: { address: { country: 'Utopia' } } } })).status).toBe(400);
  });

  it('accepts discounts from the merchant only', async () => {
    await shopper.add(product.id);
    const discounts = { merchantDiscounts: [{ amount: '5.00' }] };
    expect((await shopper.cart('PATCH', undefined, discounts)).status).toBe(403);
    const headers = { authorization: 'cartwright-demo-api-key', 'wix-site-id': '10d3b7a8-5c1e-4f0a-9d26-c0ffee000002' };
    const path = '/ecom/v1/carts/current';
    const lineItems = [{ quantity: 1, catalogReference: { appId: storesApp, catalogItemId: product.id } }];
    const { body } = await send<Body>(emulator, 'PATCH', path, {
      headers,
      body: { lineItems, ...discounts },
    });
    expect(body.cart?.discount.amount).toBe('5.00');
  });
});

it('keeps the carts of visitors apart, and deletes one permanently', async () => {
  const other = await newShopper(emulator);
  await shopper.add(product.id);
  expect((await other.cart('GET')).status).toBe(404);
  expect(await shopper.cart('DELETE')).toMatchObject({ status: 200, body: {} });
  expect((await shopper.cart('DELETE')).status).toBe(404);
});
