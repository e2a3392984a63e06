import { beforeEach, expect, test } from 'vitest';
import { getCode, current, item, portland } from '../../testing/cart-v2.js';
import { ShopV3 } from '../../testing/shop-v3.js';
import { type Shopper, newShopper } from '../../testing/shopper.js';

let shop: ShopV3;
let shopper: Shopper;
beforeEach(async () => {
  shop = new ShopV3();
  shopper = await newShopper(shop.emulator);
});

/** Adds an item to the shopper's cart through Cart V2. */
async function add(slug: string, quantity = 1, options: object = {}) {
  const { catalogItemId, options: chosen } = await shop.reference(slug, options);
  const response = await current(shopper, 'POST', 'add-line-items', {
    catalogItems: [item(catalogItemId, quantity, chosen)],
  });
  return { ...response, variantId: chosen.variantId };
}

/** Places the order of the shopper's cart as the merchant, and returns its ID. */
async function order(): Promise<string> {
  await current(shopper, 'PATCH', '', {
    cart: { customerInfo: { email: 'ada@example.com', firstName: 'Ada' }, deliveryInfo: { address: portland } },
  });
  const { body } = await current(shopper, 'POST', 'set-delivery-method', { deliveryMethod: { code: 'standard' } });
  const path = `/ecom/v2/carts/${body.cart.id}/place-order`;
  return (await shop.merchant.send<{ orderId: string }>('POST', path, {})).orderId;
}

interface Order {
  lineItems: {
    quantity: number;
    catalogReference: object;
    price: { amount: string };
    priceBeforeDiscounts: { amount: string };
    descriptionLines: object[];
    itemType: object;
  }[];
}
const readOrder = async (id: string) =>
  (await shop.merchant.send<{ order: Order }>('GET', `/ecom/v1/orders/${id}`)).order;
const cancel = (id: string) => shop.merchant.send('POST', `/ecom/v1/orders/${id}/cancel`, { restockAllItems: true });

test('an order through Cart V2 takes the stock once, and its cancellation returns it', async () => {
  const { body, variantId } = await add('everyday-tee', 2);
  const before = (await shop.stock(variantId)).quantity ?? 0;
  const [line] = body.cart.lineItems;
  expect(line).toMatchObject({ status: 'IN_STOCK', quantityInfo: { confirmedQuantity: 2 } });
  const id = await order();
  expect((await shop.stock(variantId)).quantity).toBe(before - 2);
  expect((await readOrder(id)).lineItems).toMatchObject([
    { quantity: 2, catalogReference: { options: { variantId } }, itemType: { preset: 'PHYSICAL' } },
  ]);
  await cancel(id);
  expect((await shop.stock(variantId)).quantity).toBe(before);
});

test('an order through Cart V1 and Checkout V1 takes the same stock', async () => {
  const { catalogItemId, options } = await shop.reference('everyday-tee');
  const before = (await shop.stock(options.variantId)).quantity ?? 0;
  const { body } = await shopper.add(catalogItemId, 2, options);
  expect(body.cart?.lineItems).toMatchObject([
    {
      quantity: 2,
      price: { amount: '38.00' },
      availability: { status: 'AVAILABLE' },
      descriptionLines: [
        { name: { original: 'Color' }, colorInfo: { original: 'Oat' } },
        { name: { original: 'Size' } },
      ],
    },
  ]);
  const checkoutId = await shopper.checkOut();
  const placed = await shopper.call<{ orderId: string }>('POST', `/ecom/v1/checkouts/${checkoutId}/create-order`, {});
  expect(placed.status).toBe(200);
  expect((await shop.stock(options.variantId)).quantity).toBe(before - 2);
  await cancel(placed.body.orderId);
  expect((await shop.stock(options.variantId)).quantity).toBe(before);
});

test('items without a variant, of another product, or without a mandatory text are refused', async () => {
  const { catalogItemId } = await shop.reference('espresso-pair');
  const without = await current(shopper, 'POST', 'add-line-items', { catalogItems: [item(catalogItemId)] });
  expect([without.status, getCode(without)]).toEqual([404, 'ITEM_NOT_FOUND_IN_CATALOG']);
  const other = await add('espresso-pair', 1, { variantId: (await shop.reference('everyday-tee')).options.variantId });
  expect(getCode(other)).toBe('ITEM_NOT_FOUND_IN_CATALOG');
  expect(getCode(await add('alder-finch-gift-card'))).toBe('ITEM_NOT_FOUND_IN_CATALOG');
  const gift = await add('alder-finch-gift-card', 1, {
    customTextFields: { 'Recipient’s email': 'otto@demo.example' },
  });
  expect(gift.body.cart.lineItems).toMatchObject([{ attributes: { itemType: { preset: 'GIFT_CARD' } } }]);
  const v1 = await shopper.add(catalogItemId);
  expect(v1.status).toBe(200);
  expect(v1.body.cart?.lineItems).toHaveLength(1);
});

test('an item that is out of stock is refused, and one with less stock than asked for is reduced', async () => {
  const { catalogItemId, options } = await shop.reference('espresso-pair');
  const { quantity = 0 } = await shop.stock(options.variantId);
  const { body } = await add('espresso-pair', quantity + 5);
  expect(body.cart.lineItems).toMatchObject([
    { status: 'PARTIALLY_IN_STOCK', quantityInfo: { requestedQuantity: quantity + 5, confirmedQuantity: quantity } },
  ]);
  await current(shopper, 'POST', 'update-line-items', {
    lineItems: [{ lineItemId: body.cart.lineItems[0]?.id, quantity: { newQuantity: quantity } }],
  });
  await order();
  expect((await shop.stock(options.variantId)).quantity).toBe(0);
  shopper = await newShopper(shop.emulator);
  const refused = await add('espresso-pair');
  expect(getCode(refused)).toBe('INSUFFICIENT_INVENTORY');
  expect(refused.body.details?.applicationError?.data['invalidItems']).toMatchObject([
    { id: { catalogReference: { catalogItemId } }, requestedQuantity: 1, availableQuantity: 0 },
  ]);
});

test('a pre-order is counted, and reverted by a cancellation', async () => {
  const { variantId } = await add('pedestal-cake-stand', 3);
  const id = await order();
  expect(await shop.stock(variantId)).toMatchObject({ quantity: 0, preorder: { counter: 3 } });
  await cancel(id);
  expect(await shop.stock(variantId)).toMatchObject({ quantity: 0, preorder: { counter: 0 } });
});

test('a digital product is ordered without delivery', async () => {
  const { body } = await add('supper-songs');
  expect(body.cart.lineItems).toMatchObject([{ attributes: { itemType: { preset: 'DIGITAL' } } }]);
  const path = `/ecom/v2/carts/${body.cart.id}/place-order`;
  await current(shopper, 'PATCH', '', { cart: { customerInfo: { email: 'ada@example.com', firstName: 'Ada' } } });
  const { orderId } = await shop.merchant.send<{ orderId: string }>('POST', path, {});
  expect((await readOrder(orderId)).lineItems).toMatchObject([{ itemType: { preset: 'DIGITAL' } }]);
});

test('a coupon of a category applies to the products in it', async () => {
  const code = 'KITCHEN20';
  await add('first-light-mug');
  await add('market-tote');
  const { body } = await current(shopper, 'POST', 'add-coupon', { coupon: { code } });
  expect(body.cart.coupons).toMatchObject([{ code }]);
  const { summary } = (await current(shopper, 'POST', 'estimate', {})).body;
  expect(summary.discounts).toMatchObject([{ lineItemDiscounts: [{ lineItemId: body.cart.lineItems[0]?.id }] }]);
});

test('a shopper is notified when a variant is back in stock', async () => {
  const { catalogItemId, options } = await shop.reference('espresso-pair');
  const { quantity = 0 } = await shop.stock(options.variantId);
  await add('espresso-pair', quantity);
  const id = await order();
  const asked = await shopper.call('POST', '/back-in-stock-service/v1/back-in-stock-notification-requests', {
    request: {
      email: 'eve@example.com',
      itemUrl: 'http://shop.test/espresso',
      catalogReference: { appId: item('').catalogReference.appId, catalogItemId, options },
    },
    itemDetails: { name: 'Espresso Pair', price: '28.90' },
  });
  expect(asked.status).toBe(200);
  await cancel(id);
  expect(shop.emulator.mails().at(-1)).toMatchObject({ to: 'eve@example.com', kind: 'BACK_IN_STOCK' });
});
