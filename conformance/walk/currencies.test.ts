import { createClient } from '@cartwright/core';
import { add, compare, formatMoney, round, subtract } from '@cartwright/core/money';
import { checkout, coupons, currentCart, orderBilling, orders, orderTransactions } from '@cartwright/ecom';
import { createEmulator, DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_SITE_ID, type Emulator } from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import { products } from '@cartwright/stores';
import { describe, expect, test } from 'vitest';

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const address = { country: 'US', subdivision: 'US-CA', city: 'Oakland', postalCode: '94607', addressLine: '1 Main St' };
const modules = { checkout, coupons, currentCart, orderBilling, orders, orderTransactions, products };

const createClients = (emulator: Emulator) => {
  const fetch: typeof globalThis.fetch = (input, init) => emulator.fetch(new Request(input, init));
  return {
    shopper: createClient({ auth: OAuthStrategy({ clientId: DEMO_CLIENT_ID }), modules, fetch }),
    merchant: createClient({ auth: ApiKeyStrategy({ apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID }), modules, fetch }),
  };
};

/** All prices in a value, as `{ amount, formattedAmount }`. */
const moneyIn = (value: unknown): { amount: string; formattedAmount: string }[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { amount, formattedAmount } = value as Record<string, unknown>;
  const isMoney = typeof amount === 'string' && typeof formattedAmount === 'string';
  return isMoney ? [{ amount, formattedAmount }] : Object.values(value).flatMap(moneyIn);
};

interface Sums {
  subtotal?: { amount?: string };
  shipping?: { amount?: string };
  tax?: { amount?: string };
  discount?: { amount?: string };
  total?: { amount?: string };
}
const expectToAddUp = ({ subtotal, shipping, tax, discount, total }: Sums = {}) => {
  const all = add(subtotal?.amount ?? '0', shipping?.amount ?? '0', tax?.amount ?? '0');
  expect(compare(subtract(all, discount?.amount ?? '0'), total?.amount ?? '')).toBe(0);
};

describe.each([
  ['JPY', 3850, '1234', '1234.5'],
  ['KWD', 3.85, '1.234', '1.2345'],
  ['EUR', 38.5, '12.34', '12.345'],
  ['HUF', 38.5, '12.34', '12.345'],
])('a store in %s', (currency, price, fine, tooFine) => {
  const emulator = createEmulator({ catalogVersion: 'v1', currency });
  const { merchant, shopper } = createClients(emulator);
  const written = (amount: number | string) => formatMoney(amount, { locale: 'en-US', currency });
  const expectMoney = (value: unknown, atLeast: number) => {
    const found = moneyIn(value);
    expect(found.length).toBeGreaterThanOrEqual(atLeast);
    for (const { amount, formattedAmount } of found) {
      expect(amount).toBe(round(amount, currency));
      expect(formattedAmount).toBe(written(amount));
    }
  };

  test('orders, charges and refunds exact amounts', async () => {
    const product = await merchant.products.createProduct({
      name: 'Odd lamp',
      productType: 'physical',
      priceData: { price },
      discount: { type: 'PERCENT', value: 7 },
    });
    const { priceData, _id: catalogItemId = '' } = product.product ?? {};
    const sold = round(String(priceData?.discountedPrice), currency);
    expect(priceData).toMatchObject({
      currency,
      price,
      formatted: { price: written(price), discountedPrice: written(sold) },
    });

    await shopper.currentCart.addToCurrentCart({
      lineItems: [{ catalogReference: { appId, catalogItemId }, quantity: 3 }],
    });
    await shopper.currentCart.updateCurrentCart({ couponCode: 'WELCOME10' });
    const estimate = await shopper.currentCart.estimateCurrentCartTotals({ shippingAddress: address });
    expect(estimate.cart?.currency).toBe(currency);
    expectMoney(estimate, 30);
    expectToAddUp(estimate.priceSummary);
    expect(compare(estimate.priceSummary?.subtotal?.amount ?? '', add(sold, sold, sold))).toBe(0);

    const { checkoutId = '' } = await shopper.currentCart.createCheckoutFromCurrentCart({
      channelType: 'WEB',
      shippingAddress: address,
      email: 'ada@example.com',
    });
    const open = await shopper.checkout.updateCheckout(checkoutId, {}, { giftCardCode: 'GIFT-GOOD-0050' });
    expectMoney(open, 30);
    const pays = open.giftCard?.amount?.amount ?? '';
    expect(compare(pays, '0')).toBe(1);

    const { orderId = '' } = await shopper.checkout.createOrderAndCharge(checkoutId, { paymentToken: 'card-approved' });
    const order = await merchant.orders.getOrder(orderId);
    expect(order.currency).toBe(currency);
    expectMoney(order, 20);
    expectToAddUp(order.priceSummary);
    expect(order.paymentStatus).toBe('PAID');

    const { orderTransactions: paid } = await merchant.orderTransactions.listTransactionsForSingleOrder(orderId);
    const payments = (paid?.payments ?? []).map(({ _id: paymentId = '', amount }) => ({
      paymentId: paymentId ?? '',
      amount: { amount: amount?.amount ?? '' },
    }));
    expect(payments.map(({ amount }) => amount.amount)).toContain(pays);
    expect(compare(add(...payments.map(({ amount }) => amount.amount)), order.priceSummary?.total?.amount ?? '')).toBe(
      0,
    );
    await merchant.orderBilling.refundPayments(orderId, { paymentRefunds: payments });
    const after = await merchant.orders.getOrder(orderId);
    expect(after.paymentStatus).toBe('FULLY_REFUNDED');
    expect(compare(after.balanceSummary?.refunded?.amount ?? '', order.priceSummary?.total?.amount ?? '')).toBe(0);
  });

  test('accepts prices and coupons with at most the decimals of the currency', async () => {
    const product = (amount: string) => ({
      name: 'Fine',
      productType: 'physical' as const,
      priceData: { price: Number(amount) },
    });
    expect((await merchant.products.createProduct(product(fine))).product?.priceData?.price).toBe(Number(fine));
    await expect(merchant.products.createProduct(product(tooFine))).rejects.toMatchObject({
      details: { validationError: { fieldViolations: [{ violatedRule: 'DECIMAL_MAX_SCALE' }] } },
    });
    const coupon = (code: string, amount: string) => ({
      name: code,
      code,
      startTime: '1700000000000',
      moneyOffAmount: Number(amount),
      scope: { namespace: 'stores' },
    });
    expect(await merchant.coupons.createCoupon(coupon('FINE', fine))).toBeTruthy();
    await expect(merchant.coupons.createCoupon(coupon('FINER', tooFine))).rejects.toMatchObject({
      details: { validationError: { fieldViolations: [{ violatedRule: 'DECIMAL_MAX_SCALE' }] } },
    });
  });

  test('keeps the shop’s prices in minor units and the amounts of gift cards', async () => {
    const dollars = createClients(createEmulator({ catalogVersion: 'v1' })).shopper;
    const teapot = async (from: typeof shopper) =>
      (await from.products.queryProducts().eq('slug', 'quiet-teapot').find()).items[0]?.priceData?.price ?? 0;
    const coins = Math.round((await teapot(dollars)) * 100);
    expect(await teapot(shopper)).toBe(coins / 10 ** (round('1', currency).split('.')[1]?.length ?? 0));
    const { items } = await shopper.products.queryProducts().eq('slug', 'alder-finch-gift-card').find();
    const choices = items[0]?.productOptions?.[0]?.choices?.map(({ description }) => description) ?? [];
    const prices = items[0]?.variants?.map(({ variant }) => written(variant?.priceData?.price ?? 0)) ?? [];
    expect(choices).toEqual(prices.map((text) => text.replace(/\.0+$/, '')));
  });
});

test('an unknown currency is rejected', () => {
  expect(() => createEmulator({ currency: 'Euro' })).toThrow(RangeError);
});
