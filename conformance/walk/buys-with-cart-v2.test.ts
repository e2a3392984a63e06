import { createClient } from '@cartwright/core';
import { cartV2 } from '@cartwright/ecom';
import { DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { official, ours } from '../harness/sides.js';
import { openPage, submit } from './hosted-page.js';
import { openShop, type Shop } from './platform.js';

const storesApp = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const address = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'New York',
  postalCode: '10001',
  addressLine1: '20 W 34th St',
};

const must = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('missing');
  return value;
};
const cents = (money: { amount?: string } | undefined): number => Math.round(Number(must(money?.amount)) * 100);

describe.each([official, ours])('$name SDK', (side) => {
  let shop: Shop;
  let platform: ReturnType<typeof openShop>;
  beforeAll(() => {
    platform = openShop(side);
    shop = platform.open();
  });
  afterAll(() => platform.close());

  const findProduct = async () => {
    const { items } = await shop.products.queryProducts().limit(100).find();
    return must(
      items.find(
        ({ customTextFields, productOptions, productType, stock }) =>
          productType === 'physical' &&
          productOptions?.length === 0 &&
          customTextFields?.length === 0 &&
          (stock?.quantity ?? 0) >= 5,
      ),
    );
  };

  test('adds an item, updates it, adds a coupon and a gift card, selects delivery, and pays on the hosted page', async () => {
    const product = await findProduct();
    const catalogReference = { appId: storesApp, catalogItemId: must(product._id) };
    const { cart: added } = await shop.currentCartV2.addLineItemsToCurrentCart({
      catalogItems: [{ catalogReference, quantity: 1 }],
    });
    const line = must(added?.lineItems?.[0]);
    expect(line.name?.original).toBe(product.name);
    expect(line.attributes?.image).toMatch(/^wix:image:\/\/v1\//);
    const cartId = must(added?._id);

    await shop.currentCartV2.updateLineItemsInCurrentCart({
      lineItems: [{ lineItemId: must(line._id), quantity: { newQuantity: 3 } }],
    });
    await shop.currentCartV2.updateCurrentCart({
      note: 'Ring twice',
      customerInfo: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' },
      deliveryInfo: { address },
    });
    const { cart: reduced } = await shop.currentCartV2.addCouponToCurrentCart({ code: 'WELCOME10' });
    expect(reduced?.coupons).toMatchObject([{ code: 'WELCOME10' }]);
    await shop.currentCartV2.addGiftCardToCurrentCart({ code: 'GIFT-GOOD-0050', redeemAmount: { amount: '5' } });
    await shop.currentCartV2.setDeliveryMethodForCurrentCart({ code: 'standard' });

    const { cart, summary } = await shop.currentCartV2.calculateCurrentCart({ refreshCart: true });
    expect(cart?._updatedDate).toBeInstanceOf(Date);
    expect(summary?.violations).toEqual([]);
    const { additionalFees, delivery, discount, subtotal, tax, total } = must(summary?.priceSummary);
    expect(cents(discount)).toBeGreaterThan(0);
    expect(cents(total)).toBe(cents(subtotal) - cents(discount) + cents(delivery) + cents(additionalFees) + cents(tax));
    expect(cents(summary?.paymentSummary?.payNow)).toBe(cents(total) - 500);
    const v1 = await shop.currentCart.estimateCurrentCartTotals({
      shippingAddress: address,
      selectedShippingOption: { code: 'standard' },
    });
    expect(cents({ amount: must(v1.priceSummary?.total?.amount) })).toBe(cents(total));

    const { redirectSession } = await shop.redirects.createRedirectSession({
      ecomCheckout: { checkoutId: cartId },
      callbacks: { thankYouPageUrl: 'http://localhost:5173/thank-you' },
    });
    const page = await openPage(platform.fetch, must(redirectSession?.fullUrl));
    const form = must(page.forms.find(({ choices }) => choices['payment']));
    const paid = await submit(platform.fetch, form, { payment: 'card-approved', action: 'pay' });
    const orderId = must(new URL(must(paid.url)).searchParams.get('orderId'));
    expect(await shop.cartV2.getCart(cartId)).toMatchObject({ orderPlaced: true, orderId, currentCart: false });
    const order = await shop.orders.getOrder(orderId);
    expect(order).toMatchObject({ paymentStatus: 'PAID', checkoutId: cartId });
    expect(cents({ amount: must(order.priceSummary?.total?.amount) })).toBe(cents(total));
  });

  test('works on a cart by its ID, until the merchant orders it', async () => {
    const product = await findProduct();
    const created = await shop.cartV2.createCart({
      catalogItems: [{ catalogReference: { appId: storesApp, catalogItemId: must(product._id) }, quantity: 2 }],
      cart: { note: 'Buy now', deliveryInfo: { address } },
      coupons: [{ code: 'WELCOME10' }],
      deliveryMethod: { code: 'express' },
    });
    const id = must(created._id);
    expect(created).toMatchObject({ note: 'Buy now', deliveryInfo: { method: { code: 'express' } } });
    expect(await shop.cartV2.updateCart(id, { note: 'Gift' })).toMatchObject({ note: 'Gift' });
    const { cart: plain } = await shop.cartV2.removeCoupon(id, must(created.coupons?.[0]?._id));
    expect(plain?.coupons).toEqual([]);
    const { summary } = await shop.cartV2.estimateCart(id, { calculateDelivery: true, calculateTax: true });
    expect(cents(summary?.priceSummary?.delivery)).toBeGreaterThan(0);
    const { checkoutUrl } = await shop.cartV2.getCheckoutUrl(id);
    expect(new URL(must(checkoutUrl)).pathname).toMatch(/^\/hosted\/checkout\//);
    await expect(shop.cartV2.placeOrder(id)).rejects.toThrow();

    const merchant = createClient({
      auth: ApiKeyStrategy({ apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID }),
      fetch: platform.fetch,
      modules: { cartV2 },
    });
    const { summary: totals } = await merchant.cartV2.calculateCart(id);
    const { orderId } = await merchant.cartV2.placeOrder(id, {
      priceVerificationToken: totals?.priceVerificationToken ?? null,
      paymentToken: 'card-approved',
    });
    expect(await merchant.cartV2.findPlacedOrder(id)).toEqual({ orderId });
    expect((await shop.cartV2.getCart(id)).orderId).toBe(orderId);
  });
});
