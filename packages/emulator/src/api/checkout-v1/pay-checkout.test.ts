import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { Merchant, getViolations } from '../../testing/merchant.js';
import { type Body, type Shopper, newShopper } from '../../testing/shopper.js';
import { repetitions } from '../../../../../scripts/lib/scope.js';

type Sums = Record<'subtotal' | 'shipping' | 'tax' | 'discount' | 'additionalFees' | 'total', { amount: string }>;
interface Checkout {
  id: string;
  priceSummary: Sums;
  payNow: Sums;
  payLater: Sums;
  payNowTotalAfterGiftCard: { amount: string };
  completed: boolean;
}
interface Placed extends Body {
  checkout: Checkout;
  checkoutUrl: string;
  orderId: string;
  paymentGatewayOrderId?: string;
  order: {
    status: string;
    paymentStatus: string;
    lineItems: { paymentOption: string; depositAmount?: { amount: string } }[];
    balanceSummary: { balance: { amount: string }; paid: { amount: string } };
    activities: { type: string }[];
  };
}

let emulator: Emulator;
let merchant: Merchant;
let shopper: Shopper;
beforeEach(async () => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  merchant = new Merchant(emulator);
  shopper = await newShopper(emulator);
});

const code = ({ body, status }: { body: Body; status: number }) => [status, body.details?.applicationError?.code];
const item = (amount: string, more: object = {}) => ({
  productName: { original: 'Course' },
  itemType: { preset: 'SERVICE' },
  quantity: 1,
  price: amount,
  ...more,
});
const deposit = (amount: string, depositAmount: string, more: object = {}) =>
  item(amount, { paymentOption: 'DEPOSIT_ONLINE', depositAmount, ...more });
const create = async (items: object[], more: object = {}, who = shopper) => {
  const body = { channelType: 'WEB', customLineItems: items, ...more };
  return (await who.call<Placed>('POST', '/ecom/v1/checkouts', body)).body.checkout;
};
const charge = (id: string, paymentToken?: string, more: object = {}) =>
  shopper.call<Placed>('POST', `/ecom/v1/checkouts/${id}/create-order-and-charge`, { paymentToken, ...more });
const read = async (orderId: string) => (await merchant.send<Placed>('GET', `/ecom/v1/orders/${orderId}`)).order;
const amounts = ({ discount, subtotal, total }: Sums) => [subtotal.amount, discount.amount, total.amount];

describe('createOrderAndCharge', () => {
  it.each([
    ['card-approved', {}, 'APPROVED', 'PAID', ['ORDER_PLACED', 'ORDER_PAID']],
    ['card-approved', { delayCapture: true }, 'APPROVED', 'NOT_PAID', ['ORDER_PLACED', 'AUTHORIZED_PAYMENT_CREATED']],
    [
      'card-approved',
      { savePaymentMethod: true },
      ...(['APPROVED', 'PAID', ['ORDER_PLACED', 'SAVED_PAYMENT_METHOD', 'ORDER_PAID']] as const),
    ],
    ['card-pending', {}, 'PENDING', 'PENDING', ['ORDER_PLACED', 'PAYMENT_PENDING', 'ORDER_PENDING']],
  ])('charges the card %s with the options %o', async (token, more, status, paymentStatus, activities) => {
    const { id } = await create([item('20.00')]);
    const { body } = await charge(id, token, more);
    expect(body).toMatchObject({ checkoutCompleted: true, paymentGatewayOrderId: expect.any(String) as string });
    const order = await read(body.orderId);
    expect(order).toMatchObject({ status, paymentStatus });
    expect(order.activities.map(({ type }) => type)).toEqual(activities);
    expect(code(await charge(id, token))).toEqual([409, 'CHECKOUT_ALREADY_PAID']);
  });

  it('creates no order with a declined or missing card, and leaves the checkout unchanged', async () => {
    const { id } = await create([item('20.00')]);
    for (const token of ['card-declined', 'unknown', undefined]) {
      expect(code(await charge(id, token))).toEqual([428, 'PAYMENT_ERROR']);
    }
    const other = await newShopper(emulator);
    expect(code(await other.call('POST', `/ecom/v1/checkouts/${id}/create-order-and-charge`, {}))).toEqual([
      ...[404, 'CHECKOUT_NOT_FOUND'],
    ]);
    expect(getViolations(await charge(id, 'card-approved', { delayCapture: 'yes' }))).toEqual(['delayCapture FORMAT']);
    expect((await charge(id, 'card-approved')).status).toBe(200);
  });

  it('needs no card if a gift card covers the total', async () => {
    const { id } = await create([item('20.00')], { giftCardCode: 'GIFT-GOOD-0050' });
    const { body } = await charge(id);
    expect(body).not.toHaveProperty('paymentGatewayOrderId');
    expect((await read(body.orderId)).paymentStatus).toBe('PAID');
  });

  it.each([
    ['APPROVED', 'APPROVED', 'PAID', 0],
    ['AUTHORIZED', 'APPROVED', 'NOT_PAID', 0],
    ['DECLINED', 'REJECTED', 'DECLINED', 2],
    ['CANCELED', 'REJECTED', 'CANCELED', 2],
  ])('creates a pending payment: after %s by the bank, the order is %s', async (said, status, paymentStatus, back) => {
    const product = await merchant.create({ productType: 'physical' });
    const stock = { trackQuantity: true, variants: [{ variantId: product.variants[0]?.id, quantity: 5 }] };
    await merchant.send('PATCH', `/stores/v2/inventoryItems/product/${product.id}`, { inventoryItem: stock });
    const left = async () => ((await merchant.get(product.id))['stock'] as { quantity: number }).quantity;
    await shopper.add(product.id, 2);
    const { orderId } = (await charge(await shopper.checkOut(), 'card-pending')).body;
    expect(await left()).toBe(3);
    const { orderTransactions } = await merchant.send<{ orderTransactions: { payments: { id: string }[] } }>(
      'GET',
      `/ecom/v1/payments/orders/${orderId}`,
    );
    const paymentId = orderTransactions.payments[0]?.id;
    expect(code(await merchant.call('POST', `/ecom/v1/orders/${orderId}/cancel`, {}))).toEqual([
      ...[428, 'ORDER_IS_PENDING'],
    ]);
    await merchant.send('POST', `/ecom/v1/payments/${paymentId}/orders/${orderId}/update-payment-transaction-status`, {
      status: said,
    });
    expect(await read(orderId)).toMatchObject({ status, paymentStatus });
    expect(await left()).toBe(3 + back);
  });
});

describe('a pending payment that fails', () => {
  type Transactions = { orderTransactions: { payments: { id: string; status: string }[] } };
  const transactions = async (orderId: string) =>
    (await merchant.send<Transactions>('GET', `/ecom/v1/payments/orders/${orderId}`)).orderTransactions.payments;
  const decline = async (orderId: string) => {
    const id = (await transactions(orderId)).find(({ status }) => status === 'PENDING')?.id ?? '';
    const payments = [{ payment: { id, status: 'DECLINED' } }];
    await merchant.send('POST', `/ecom/v1/payments/orders/${orderId}/update-payments`, { payments });
    return (await transactions(orderId)).map(({ status }) => status);
  };
  const onCard = async () => {
    const cards = await merchant.send<{ code: string; balance: string }[]>('GET', '/_emulator/data/gift-cards');
    return cards.find(({ code: one }) => one === 'GIFT-GOOD-0050')?.balance;
  };

  it('refunds the amount of a gift card from the checkout', async () => {
    const { id } = await create([item('70.00')], { giftCardCode: 'GIFT-GOOD-0050' });
    const { orderId } = (await charge(id, 'card-pending')).body;
    expect(await onCard()).toBe('0');
    expect(await decline(orderId)).toEqual(['VOIDED', 'DECLINED']);
    expect([(await read(orderId)).status, await onCard()]).toEqual(['REJECTED', '50']);
  });

  it('refunds a gift card and a membership of the same charge, and nothing else', async () => {
    const { id } = await create([item('20.00'), item('80.00')]);
    const { orderId } = (await shopper.call<Placed>('POST', `/ecom/v1/checkouts/${id}/create-order`, {})).body;
    const { lineItems } = (await read(orderId)) as unknown as { lineItems: { id: string }[] };
    const pay = (body: object) => merchant.send('POST', '/ecom/v1/order-billing/charge-order', { orderId, ...body });
    await pay({ giftCards: [{ giftCardCode: 'GIFT-RICH-5000', amount: { amount: '5' } }] });
    const existingMembership = { appId: 'club', membershipId: 'ten-visits' };
    await pay({
      idempotencyKey: 'one',
      memberId: 'ada',
      memberships: [{ lineItemId: lineItems[0]?.id, membershipIdentifier: { existingMembership } }],
      giftCards: [{ giftCardCode: 'GIFT-GOOD-0050', amount: { amount: '30' } }],
      regularCharge: { amount: { amount: '10' }, paymentIntentId: 'card-pending' },
    });
    expect(await onCard()).toBe('20');
    expect(await decline(orderId)).toEqual(['APPROVED', 'VOIDED', 'VOIDED', 'DECLINED']);
    expect(await onCard()).toBe('50');
    expect(await read(orderId)).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'PARTIALLY_PAID',
      balanceSummary: { paid: { amount: '5.00' } },
    });
  });
});

describe('a deposit', () => {
  it('is paid with the order and the balance later, each exactly once', async () => {
    const checkout = await create([deposit('100.00', '15.00', { quantity: 2 }), item('10.00')]);
    expect(amounts(checkout.payNow)).toEqual(['40.00', '0.00', '40.00']);
    expect(amounts(checkout.payLater)).toEqual(['170.00', '0.00', '170.00']);
    const { body } = await charge(checkout.id, 'card-approved');
    const order = await read(body.orderId);
    expect(order).toMatchObject({
      paymentStatus: 'PARTIALLY_PAID',
      balanceSummary: { paid: { amount: '40.00' }, balance: { amount: '170.00' } },
      lineItems: [
        { paymentOption: 'DEPOSIT_ONLINE', depositAmount: { amount: '15.00' } },
        { paymentOption: 'FULL_PAYMENT_ONLINE' },
      ],
    });
    const regularCharge = { amount: { amount: '170.00' }, paymentIntentId: 'card-approved' };
    await merchant.send('POST', '/ecom/v1/order-billing/charge-order', { orderId: body.orderId, regularCharge });
    const paid = await read(body.orderId);
    expect(paid.paymentStatus).toBe('PAID');
    expect(paid.activities.map(({ type }) => type)).toEqual(['ORDER_PLACED', 'ORDER_PARTIALLY_PAID', 'ORDER_PAID']);
  });

  it('stays whole under a coupon as long as the balance covers the discount; a gift card pays for the deposit first', async () => {
    const checkout = await create([deposit('100.00', '95.00')], {
      couponCode: 'WELCOME10',
      giftCardCode: 'GIFT-GOOD-0050',
    });
    expect(amounts(checkout.payNow)).toEqual(['95.00', '5.00', '90.00']);
    expect(amounts(checkout.payLater)).toEqual(['5.00', '5.00', '0.00']);
    expect(checkout.payNowTotalAfterGiftCard.amount).toBe('40.00');
    const { body } = await charge(checkout.id, 'card-approved');
    expect(await read(body.orderId)).toMatchObject({
      paymentStatus: 'PAID',
      balanceSummary: { paid: { amount: '90.00' } },
    });
  });

  it('is shown on the hosted page, and is the only amount charged there', async () => {
    const { id } = await create([deposit('100.00', '30.00')]);
    const { body } = await shopper.call<Placed>('GET', `/ecom/v1/checkouts/${id}/checkout-url`);
    const page = await (await emulator.fetch(new Request(body.checkoutUrl))).text();
    expect(page).toMatch(/Pay now<\/dt>\s*<dd>\$30\.00/);
    expect(page).toMatch(/Pay later<\/dt>\s*<dd>\$70\.00/);
    expect(page).toContain('Place order · $30.00');
  });

  it.each([
    [{ paymentOption: 'DEPOSIT_ONLINE', depositAmount: '20.01' }, ['customLineItems[0].depositAmount DECIMAL_LTE']],
    [{ paymentOption: 'DEPOSIT_ONLINE', depositAmount: '0' }, ['customLineItems[0].depositAmount DECIMAL_LTE']],
    [{ paymentOption: 'LATER' }, ['customLineItems[0].paymentOption INVALID_ENUM_VALUE']],
  ])('is more than zero and at most the price: %o', async (more, violations) => {
    const body = { channelType: 'WEB', customLineItems: [item('20.00', more)] };
    expect(getViolations(await shopper.call('POST', '/ecom/v1/checkouts', body))).toEqual(violations);
  });

  it('needs no card if the item is paid offline', async () => {
    const { id, payNow } = await create([item('20.00', { paymentOption: 'FULL_PAYMENT_OFFLINE' })]);
    expect(payNow.total.amount).toBe('0.00');
    const { body } = await shopper.call<Placed>('POST', `/ecom/v1/checkouts/${id}/create-order`, {});
    expect(body).not.toHaveProperty('paymentGatewayOrderId');
    expect(await read(body.orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'NOT_PAID' });
  });

  it('deposit and balance always add up to the total', async () => {
    const address = {
      country: 'US',
      subdivision: 'US-CA',
      city: 'Fresno',
      postalCode: '93650',
      addressLine: '1 Main St',
    };
    const cents = (price: { amount: string }) => Math.round(Number(price.amount) * 100);
    const items = fc.array(
      fc
        .record({
          price: fc.integer({ min: 1, max: 20_000 }),
          share: fc.double({ min: 0, max: 1, noNaN: true }),
          quantity: fc.integer({ min: 1, max: 5 }),
          option: fc.constantFrom('DEPOSIT_ONLINE', 'DEPOSIT_ONLINE', 'FULL_PAYMENT_ONLINE', 'FULL_PAYMENT_OFFLINE'),
          preset: fc.constantFrom('PHYSICAL', 'SERVICE'),
        })
        .map(({ option, preset, price, quantity, share }) =>
          item((price / 100).toFixed(2), {
            quantity,
            itemType: { preset },
            paymentOption: option,
            depositAmount: (Math.max(1, Math.round(price * share)) / 100).toFixed(2),
          }),
        ),
      { minLength: 1, maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(items, fc.constantFrom(undefined, 'WELCOME10'), async (lines, couponCode) => {
        const { payLater, payNow, priceSummary } = await create(lines, {
          couponCode,
          checkoutInfo: { shippingInfo: { shippingDestination: { address } } },
        });
        for (const name of Object.keys(priceSummary) as (keyof Sums)[]) {
          expect(cents(payNow[name]) + cents(payLater[name])).toBe(cents(priceSummary[name]));
          expect(Math.min(cents(payNow[name]), cents(payLater[name]))).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: repetitions({ sample: 15, full: 50, soak: 500 }) },
    );
  });
});

it('the hosted page keeps its own address if the shop has a custom checkout page', async () => {
  const { id } = await create([item('20.00')], { overrideCheckoutUrl: 'https://shop.example/checkout' });
  const url = async (end: string, who = shopper) => who.call<Placed>('GET', `/ecom/v1/checkouts/${id}/${end}`);
  expect((await url('checkout-url')).body.checkoutUrl).toBe('https://shop.example/checkout');
  const { body } = await url('wix-checkout-url');
  expect((await emulator.fetch(new Request(body.checkoutUrl))).status).toBe(200);
  expect((await url('wix-checkout-url', await newShopper(emulator))).status).toBe(404);
});

it('a link without a token completes a checkout and redirects, for three hours', async () => {
  const { id } = await create([item('20.00')]);
  const link = (body: object) => merchant.call<{ token: string }>('POST', '/_emulator/checkout-links', body);
  expect((await link({ checkoutId: id, url: 'javascript:alert(1)' })).status).toBe(400);
  expect((await link({ checkoutId: 'unknown', url: 'https://shop.example/' })).status).toBe(404);
  const { token } = (await link({ checkoutId: id, url: 'https://shop.example/thanks' })).body;
  const path = '/ecom/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url?token=';
  const follow = (text: string) => emulator.fetch(new Request(`http://localhost${path}${text}`));
  expect((await follow('forged')).status).toBe(401);
  const answer = await follow(token);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://shop.example/thanks']);
  expect((await shopper.call<Placed>('GET', `/ecom/v1/checkouts/${id}`)).body.checkout.completed).toBe(true);
  expect((await merchant.call('GET', path + token)).body).toMatchObject({
    statusCode: 302,
    headers: [{ key: 'location', value: 'https://shop.example/thanks' }],
  });
  emulator.clock().advance(3 * 60 * 60 * 1000);
  expect((await follow(token)).status).toBe(401);
});
