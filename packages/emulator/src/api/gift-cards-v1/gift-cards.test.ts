import { beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { Merchant } from '../../testing/merchant.js';
import { type Amount, type Body, type Shopper, newShopper } from '../../testing/shopper.js';

interface GiftCardResponse extends Body {
  checkout?: { id: string; giftCard?: { amount: Amount; obfuscatedCode: string } };
  orderId?: string;
  paymentGatewayOrderId?: string;
  order?: { paymentStatus: string };
  orderTransactions?: {
    payments: { id: string; amount: Amount; giftcardPaymentDetails?: { obfuscatedCode: string } }[];
  };
}

let emulator: Emulator;
let store: Merchant;
let shopper: Shopper;
beforeEach(async () => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  store = new Merchant(emulator);
  shopper = await newShopper(emulator);
});

const code = ({ body }: { body: Body }) => body.details?.applicationError?.code;
/** Creates a checkout of a service, which needs no shipping. */
async function checkOut(price: number, who = shopper): Promise<string> {
  const service = { price: price.toFixed(2), itemType: { preset: 'SERVICE' }, productName: { original: 'Repair' } };
  const { body } = await who.call<GiftCardResponse>('POST', '/ecom/v1/checkouts', { customLineItems: [service] });
  return body.checkout?.id ?? '';
}
const apply = (id: string, giftCardCode: string, more: object = {}, who = shopper) =>
  who.call<GiftCardResponse>('PATCH', `/ecom/v1/checkouts/${id}`, { checkout: { id }, giftCardCode, ...more });
const order = (id: string, who = shopper) =>
  who.call<GiftCardResponse>('POST', `/ecom/v1/checkouts/${id}/create-order`, {});
const payments = async (orderId = '') =>
  (await store.send<GiftCardResponse>('GET', `/ecom/v1/payments/orders/${orderId}`)).orderTransactions?.payments ?? [];

describe('at checkout', () => {
  test.each([
    ['GIFT-NONE-0000', 404, 'GIFT_CARD_NOT_FOUND'],
    ['GIFT-EMPTY-0000', 428, 'GIFT_CARD_IS_EMPTY'],
    ['GIFT-OLD-0050', 428, 'GIFT_CARD_EXPIRED'],
    ['GIFT-OFF-0050', 428, 'GIFT_CARD_DISABLED'],
  ])('rejects %s', async (giftCardCode, status, expected) => {
    const id = await checkOut(20);
    const response = await apply(id, giftCardCode);
    expect([response.status, code(response)]).toEqual([status, expected]);
    const { body } = await shopper.call<GiftCardResponse>('GET', `/ecom/v1/checkouts/${id}`);
    expect(body.checkout).not.toHaveProperty('giftCard');
  });

  test('pays the amount due, the balance of the card or the requested amount, and can be removed', async () => {
    const cheap = await checkOut(20);
    expect((await apply(cheap, 'gift-good-0050')).body.checkout?.giftCard).toMatchObject({
      amount: { amount: '20.00' },
      obfuscatedCode: '**********0050',
    });
    expect(
      (await apply(cheap, 'GIFT-GOOD-0050', { giftCardRedeemAmount: '7.5' })).body.checkout?.giftCard,
    ).toMatchObject({
      amount: { amount: '7.50' },
    });
    expect((await apply(cheap, 'GIFT-GOOD-0050', { giftCardRedeemAmount: '-1' })).status).toBe(400);
    const { body } = await shopper.call<GiftCardResponse>('POST', `/ecom/v1/checkouts/${cheap}/remove-gift-card`, {});
    expect(body.checkout).not.toHaveProperty('giftCard');
    const dear = await checkOut(80);
    expect((await apply(dear, 'GIFT-GOOD-0050')).body.checkout?.giftCard?.amount.amount).toBe('50.00');
  });

  test('stays when the cart is checked out again', async () => {
    await shopper.add((await store.create({ priceData: { price: 30 } })).id);
    const id = await shopper.checkOut();
    await apply(id, 'GIFT-GOOD-0050');
    await shopper.add((await store.create({ priceData: { price: 5 } })).id);
    expect(await shopper.checkOut()).toBe(id);
    const { body } = await shopper.call<GiftCardResponse>('GET', `/ecom/v1/checkouts/${id}`);
    expect(body.checkout?.giftCard?.amount.amount).toBe('39.95');
  });

  test('the hosted page shows the remaining amount, and asks for no payment if there is none', async () => {
    const id = await checkOut(80);
    await apply(id, 'GIFT-GOOD-0050');
    const { body } = await shopper.call<{ checkoutUrl: string }>('GET', `/ecom/v1/checkouts/${id}/checkout-url`);
    const page = await (await emulator.fetch(new Request(body.checkoutUrl))).text();
    expect(page).toContain('−$50.00');
    expect(page).toContain('Place order · $30.00');
    const free = await checkOut(50);
    await apply(free, 'GIFT-GOOD-0050');
    const { body: other } = await shopper.call<{ checkoutUrl: string }>(
      'GET',
      `/ecom/v1/checkouts/${free}/checkout-url`,
    );
    expect(await (await emulator.fetch(new Request(other.checkoutUrl))).text()).not.toContain('name="payment"');
  });

  test('is redeemed by the order, and the same card is empty for the next one', async () => {
    const id = await checkOut(50);
    const other = await newShopper(emulator);
    const late = await checkOut(10, other);
    await apply(id, 'GIFT-GOOD-0050');
    await apply(late, 'GIFT-GOOD-0050', {}, other);
    const { body } = await order(id);
    expect(body).not.toHaveProperty('paymentGatewayOrderId');
    expect(await payments(body.orderId)).toMatchObject([
      { amount: { amount: '50.00' }, giftcardPaymentDetails: { obfuscatedCode: '**********0050' } },
    ]);
    const read = await store.send<GiftCardResponse>('GET', `/ecom/v1/orders/${body.orderId}`);
    expect(read.order?.paymentStatus).toBe('PAID');
    const rejected = await order(late, other);
    expect([rejected.status, code(rejected)]).toEqual([428, 'REDEEM_GIFT_CARD_ERROR']);
  });
});

describe('of an order', () => {
  const redeem = (orderId: string, giftCardCode: string, amount: string, currency = 'USD') =>
    store.call<GiftCardResponse>('POST', '/ecom/v1/order-billing/redeem-gift-card', {
      orderId,
      giftCardCode,
      amount: { amount },
      currency,
    });

  test('cards pay it one after the other, and a refund restores their balances', async () => {
    const { orderId = '' } = (await order(await checkOut(80))).body;
    expect(code(await redeem(orderId, 'GIFT-GOOD-0050', '50.01'))).toBe('INSUFFICIENT_FUNDS');
    expect(code(await redeem(orderId, 'GIFT-GOOD-0050', '10', 'EUR'))).toBe('CURRENCY_MISMATCH');
    expect(code(await redeem(orderId, 'GIFT-OLD-0050', '10'))).toBe('GIFT_CARD_EXPIRED');
    expect((await redeem(orderId, 'GIFT-GOOD-0050', '50')).status).toBe(200);
    expect(code(await redeem(orderId, 'GIFT-GOOD-0050', '1'))).toBe('GIFT_CARD_IS_EMPTY');
    expect(code(await redeem(orderId, 'GIFT-RICH-5000', '30.01'))).toBe('INSUFFICIENT_FUNDS');
    expect((await redeem(orderId, 'GIFT-RICH-5000', '30')).status).toBe(200);
    expect(code(await redeem(orderId, 'GIFT-RICH-5000', '1'))).toBe('ORDER_PAID');
    const [first] = await payments(orderId);
    const refunded = await store.call('POST', `/ecom/v1/payments-collector/orders/${orderId}/trigger-refund`, {
      payments: [{ paymentId: first?.id, amount: { amount: '12.50' } }],
    });
    expect(refunded.status).toBe(200);
    const next = await checkOut(40);
    expect((await apply(next, 'GIFT-GOOD-0050')).body.checkout?.giftCard?.amount.amount).toBe('40.00');
    expect(await payments(orderId)).toMatchObject([
      { status: 'VOIDED', giftcardPaymentDetails: { voided: true } },
      { status: 'APPROVED' },
    ]);
  });

  test('rejects a card that already pays, and callers other than the merchant', async () => {
    const { orderId = '' } = (await order(await checkOut(80))).body;
    expect((await redeem(orderId, 'GIFT-RICH-5000', '10')).status).toBe(200);
    expect(code(await redeem(orderId, 'GIFT-RICH-5000', '10'))).toBe('GIFT_CARD_ALREADY_APPLIED');
    const body = { orderId, giftCardCode: 'GIFT-GOOD-0050', amount: { amount: '1' }, currency: 'USD' };
    expect((await shopper.call('POST', '/ecom/v1/order-billing/redeem-gift-card', body)).status).toBe(403);
    expect(code(await redeem('no-such-order', 'GIFT-GOOD-0050', '1'))).toBe('ORDER_NOT_FOUND');
  });
});
