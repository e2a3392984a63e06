import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { byId, getCode, current, item, portland, shopperWith } from '../../testing/cart-v2.js';
import { Merchant } from '../../testing/merchant.js';
import { type Product, type Shopper, newShopper, simpleProduct, storesApp } from '../../testing/shopper.js';

let emulator: Emulator;
let product: Product;
let shopper: Shopper;
let merchant: Merchant;
beforeEach(async () => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  product = await simpleProduct(emulator, 10);
  shopper = await newShopper(emulator);
  merchant = new Merchant(emulator);
});

const add = (quantity = 1, id = product.id) =>
  current(shopper, 'POST', 'add-line-items', { catalogItems: [item(id, quantity)] });

test('adding an item creates the current cart, which Cart V1 shows with the same IDs', async () => {
  expect(getCode(await current(shopper, 'GET'))).toBe('OWNED_CART_NOT_FOUND');
  const { cart } = (await add(2)).body;
  expect(cart).toMatchObject({
    revision: '1',
    currentCart: true,
    orderPlaced: false,
    lineItems: [{ status: 'IN_STOCK', quantityInfo: { confirmedQuantity: 2, requestedQuantity: 2 } }],
  });
  expect(cart.subtotal).toEqual(cart.lineItems[0]?.pricing.totalPrice);
  const v1 = await shopper.cart('GET');
  expect(v1.body.cart).toMatchObject({
    id: cart.id,
    lineItems: [{ id: cart.lineItems[0]?.id, quantity: 2 }],
    subtotal: { amount: cart.subtotal.amount },
  });
});

test('Cart V2 shows what Cart V1 adds', async () => {
  const v1 = await shopper.add(product.id, 3);
  await shopper.cart('PATCH', '', { cartInfo: { buyerNote: 'Ring twice' }, couponCode: 'WELCOME10' });
  const { cart } = (await current(shopper, 'GET')).body;
  expect(cart).toMatchObject({
    id: v1.body.cart?.id,
    note: 'Ring twice',
    coupons: [{ code: 'WELCOME10' }],
    lineItems: [{ id: v1.body.cart?.lineItems[0]?.id, quantityInfo: { requestedQuantity: 3 } }],
  });
});

test('the same item again raises the quantity of its line item', async () => {
  await add(1);
  const { cart } = (await add(2)).body;
  expect(cart.lineItems.map(({ quantityInfo }) => quantityInfo.requestedQuantity)).toEqual([3]);
  expect(cart.revision).toBe('2');
});

test('rejects an item that is not in the catalog, and adds nothing', async () => {
  const refused = await current(shopper, 'POST', 'add-line-items', {
    catalogItems: [item(product.id), item('00000000-0000-4000-8000-000000000001')],
  });
  expect([refused.status, getCode(refused)]).toEqual([404, 'ITEM_NOT_FOUND_IN_CATALOG']);
  expect(refused.body.details?.applicationError?.data).toMatchObject({
    invalidItems: [{ catalogReference: { catalogItemId: '00000000-0000-4000-8000-000000000001' } }],
  });
  expect((await current(shopper, 'GET')).status).toBe(404);
});

test('reduces the quantity to the stock, and rejects an item that is out of stock', async () => {
  const stock = product.stock.quantity ?? 0;
  const { cart } = (await add(stock + 5)).body;
  expect(cart.lineItems[0]).toMatchObject({
    status: 'PARTIALLY_IN_STOCK',
    quantityInfo: { confirmedQuantity: stock, requestedQuantity: stock + 5, availableQuantity: stock },
  });
  const refused = await add(1);
  expect([refused.status, getCode(refused)]).toEqual([428, 'INSUFFICIENT_INVENTORY']);
  expect(refused.body.details?.applicationError?.data).toMatchObject({
    invalidItems: [{ requestedQuantity: stock + 6, availableQuantity: stock }],
  });
});

test('prices stay until the cart is refreshed', async () => {
  const thing = await merchant.create({ productType: 'physical' });
  await add(2, thing.id);
  await merchant.update(thing.id, { priceData: { price: 12 } });
  const before = (await current(shopper, 'GET')).body.cart;
  expect(before.subtotal.amount).toBe('20.00');
  expect((await current(shopper, 'POST', 'estimate', {})).body.summary.priceSummary.subtotal.amount).toBe('20.00');
  expect((await current(shopper, 'POST', 'refresh')).body.cart.subtotal.amount).toBe('24.00');
  await merchant.update(thing.id, { priceData: { price: 15 } });
  const { cart, summary } = (await current(shopper, 'POST', 'calculate', { refreshCart: true })).body;
  expect([cart.subtotal.amount, summary.priceSummary.subtotal.amount]).toEqual(['30.00', '30.00']);
  expect((await current(shopper, 'GET')).body.cart.subtotal.amount).toBe('30.00');
});

test('line items are updated and removed by their IDs', async () => {
  const [line] = (await add(1)).body.cart.lineItems;
  const updated = await current(shopper, 'POST', 'update-line-items', {
    lineItems: [{ lineItemId: line?.id, quantity: { newQuantity: 4 } }],
  });
  expect(updated.body.cart.lineItems[0]?.quantityInfo.confirmedQuantity).toBe(4);
  const zero = await current(shopper, 'POST', 'update-line-items', {
    lineItems: [{ lineItemId: line?.id, quantity: { newQuantity: 0 } }],
  });
  expect(zero.body.details?.validationError?.fieldViolations).toMatchObject([
    { field: 'lineItems[0].quantity.newQuantity', violatedRule: 'MIN' },
  ]);
  const removed = await current(shopper, 'POST', 'remove-line-items', { lineItemIds: [line?.id] });
  expect(removed.body.cart).toMatchObject({ lineItems: [], subtotal: { amount: '0.00' } });
});

test('updates change the given fields only, and null clears a field', async () => {
  await add();
  await current(shopper, 'PATCH', '', {
    cart: {
      note: 'Ring twice',
      customerInfo: { email: 'ada@example.com', firstName: 'Ada' },
      deliveryInfo: { address: portland },
      paymentInfo: { billingAddress: { country: 'CA', subdivision: 'CA-ON' } },
    },
  });
  const { cart } = (await current(shopper, 'PATCH', '', { cart: { note: null, customerInfo: { firstName: 'Eve' } } }))
    .body;
  expect(cart).toMatchObject({
    customerInfo: { email: 'ada@example.com', firstName: 'Eve' },
    deliveryInfo: { address: { country: 'US', city: 'Portland' } },
    paymentInfo: { billingAddress: { country: 'CA' } },
  });
  expect(cart).not.toHaveProperty('note');
  expect((await shopper.cart('GET')).body.cart).toMatchObject({
    buyerInfo: { email: 'ada@example.com' },
    contactInfo: { address: { city: 'Portland' }, contactDetails: { firstName: 'Eve' } },
  });
});

test('coupons and gift cards are added by code and removed by ID', async () => {
  await add();
  const { cart } = (await current(shopper, 'POST', 'add-coupon', { coupon: { code: 'welcome10' } })).body;
  expect(cart.coupons).toMatchObject([{ code: 'WELCOME10' }]);
  const giftCard = { code: 'GIFT-RICH-5000', redeemAmount: { amount: '5' } };
  const paid = (await current(shopper, 'POST', 'add-gift-card', { giftCard })).body.cart;
  expect(paid.paymentInfo.giftCards).toMatchObject([{ obfuscatedCode: '**********5000' }]);
  expect(JSON.stringify(paid)).not.toContain('GIFT-RICH');
  const summary = (await current(shopper, 'POST', 'estimate', { calculateGiftCards: true })).body.summary;
  expect(summary.paymentSummary.giftCards).toMatchObject([{ redeemAmount: { amount: '5.00' } }]);
  const couponId = paid.coupons[0]?.id;
  const giftCardId = paid.paymentInfo.giftCards[0]?.id;
  expect((await current(shopper, 'POST', 'remove-coupon', { couponId })).body.cart.coupons).toEqual([]);
  const emptied = (await current(shopper, 'POST', 'remove-gift-card', { giftCardId })).body.cart;
  expect(emptied.paymentInfo.giftCards).toEqual([]);
});

test('delivery needs an address, and counts only when a method is selected', async () => {
  await add();
  const select = (code: string) => current(shopper, 'POST', 'set-delivery-method', { deliveryMethod: { code } });
  expect(getCode(await select('standard'))).toBe('DELIVERY_METHOD_MISSING_ADDRESS');
  await current(shopper, 'PATCH', '', { cart: { deliveryInfo: { address: portland } } });
  expect(getCode(await select('drone'))).toBe('DELIVERY_METHOD_NOT_FOUND');
  const before = (await current(shopper, 'POST', 'calculate', {})).body.summary;
  expect(before.priceSummary.delivery.amount).toBe('0.00');
  expect(before.violations).toMatchObject([{ code: 'MISSING_DELIVERY_METHOD', severity: 'ERROR', scope: 'DELIVERY' }]);
  expect((await select('pickup')).body.cart.deliveryInfo.method).toMatchObject({ code: 'pickup', pickup: true });
  expect((await select('standard')).body.cart.deliveryInfo.method).toMatchObject({ code: 'standard', pickup: false });
  const { summary } = (await current(shopper, 'POST', 'calculate', {})).body;
  expect(summary.violations).toEqual([]);
  expect(Number(summary.priceSummary.delivery.amount)).toBeGreaterThan(0);
  expect(Number(summary.priceSummary.total.amount)).toBeCloseTo(
    Number(summary.priceSummary.subtotal.amount) + Number(summary.priceSummary.delivery.amount),
  );
  const without = (await current(shopper, 'POST', 'estimate', {})).body.summary;
  expect([without.priceSummary.delivery.amount, without.violations]).toEqual(['0.00', []]);
  const { cart } = (await current(shopper, 'POST', 'remove-delivery-method')).body;
  expect(cart.deliveryInfo.method).toBeUndefined();
});

test('the ID of a shipping option is its code, too, as for options that are created later', async () => {
  await add();
  await current(shopper, 'PATCH', '', { cart: { deliveryInfo: { address: portland } } });
  const { body } = await merchant.call<{ shippingOptions: { id: string; title: string }[] }>(
    'POST',
    '/ecom/v1/shipping-options/query',
    { query: {} },
  );
  const express = body.shippingOptions.filter(({ title }) => title === 'Express shipping');
  const selected = await Promise.all(
    express.map(({ id }) => current(shopper, 'POST', 'set-delivery-method', { deliveryMethod: { code: id } })),
  );
  const offered = selected.filter(({ status }) => status === 200);
  expect(offered.map(({ body: { cart } }) => cart.deliveryInfo.method)).toMatchObject([
    { title: { original: 'Express shipping' } },
  ]);
  const { summary } = (await current(shopper, 'POST', 'calculate', {})).body;
  expect(summary).toMatchObject({ priceSummary: { delivery: { amount: '14.95' } }, violations: [] });
});

test('discounts of rules are in the prices of line items, coupons are in the discount, and the totals are those of V1', async () => {
  await merchant.send('POST', '/ecom/v1/discount-rules', {
    discountRule: {
      name: 'Spring',
      discounts: {
        values: [
          {
            targetType: 'SPECIFIC_ITEMS',
            specificItemsInfo: {
              scopes: [
                {
                  id: '1',
                  type: 'CATALOG_ITEM',
                  catalogItemFilter: { catalogAppId: storesApp, catalogItemIds: [product.id] },
                },
              ],
            },
            discountType: 'PERCENTAGE',
            percentage: 10,
          },
        ],
      },
    },
  });
  await add(3);
  await current(shopper, 'POST', 'add-coupon', { coupon: { code: 'WELCOME10' } });
  const { cart, summary } = (await current(shopper, 'POST', 'calculate', { refreshCart: true })).body;
  const v1 = (await shopper.cart('POST', 'estimate-totals', {})).body as unknown as {
    priceSummary: Record<'subtotal' | 'discount' | 'total', { amount: string }>;
  };
  expect(summary.priceSummary.total.amount).toBe(v1.priceSummary.total.amount);
  const [line] = cart.lineItems;
  expect(line?.discounts).toMatchObject([{ source: { sourceType: 'AUTOMATIC_RULE' } }]);
  const off = Number(line?.discounts[0]?.amountOff.amount);
  expect(Number(summary.priceSummary.subtotal.amount)).toBeCloseTo(Number(v1.priceSummary.subtotal.amount) - off);
  expect(Number(summary.priceSummary.discount.amount)).toBeCloseTo(Number(v1.priceSummary.discount.amount) - off);
  expect(summary.discounts.map(({ scope }) => scope).sort()).toEqual(['CART_SUBTOTAL', 'LINE_ITEM']);
});

test('creating a current cart replaces the one before, which stays available by its ID', async () => {
  const { cart: first } = (await add(1)).body;
  const { cart: second } = (
    await current(shopper, 'POST', '', { cart: { note: 'New' }, catalogItems: [item(product.id, 2)] })
  ).body;
  expect(second).toMatchObject({ note: 'New', currentCart: true });
  expect((await current(shopper, 'GET')).body.cart.id).toBe(second.id);
  expect((await byId(shopper, 'GET', first.id)).body.cart).toMatchObject({ id: first.id, currentCart: false });
});

test('deleting removes the cart for both versions', async () => {
  await add();
  expect((await current(shopper, 'DELETE')).status).toBe(200);
  expect([(await current(shopper, 'GET')).status, (await shopper.cart('GET')).status]).toEqual([404, 404]);
});

test('changes trigger events in the format of Cart V2, and calculations too', async () => {
  const { cart } = await shopperWith(emulator, product.id).then(({ cart: made, shopper: owner }) => {
    shopper = owner;
    return { cart: made };
  });
  await current(shopper, 'PATCH', '', { cart: { note: 'Ring twice' } });
  const { summary } = (await current(shopper, 'POST', 'calculate', {})).body;
  await current(shopper, 'DELETE');
  const found = emulator.events().filter(({ type }) => type.startsWith('wix.ecom.v2.cart'));
  expect(found.map(({ type }) => type.replace('wix.ecom.v2.', ''))).toEqual([
    'cart_created',
    'cart_updated',
    'cart_calculated',
    'cart_deleted',
  ]);
  expect(found.map(({ payload }) => payload)).toMatchObject([
    { entityId: cart.id, createdEvent: { entity: { id: cart.id, revision: '1' } } },
    { updatedEvent: { currentEntity: { note: 'Ring twice' }, modifiedFields: { note: null } } },
    { entityId: cart.id, actionEvent: { body: { cartId: cart.id, priceSummary: summary.priceSummary } } },
    { deletedEvent: { deletedEntity: { id: cart.id } } },
  ]);
});
