import { beforeEach, describe, expect, it } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { Merchant, getViolations } from '../../testing/merchant.js';
import { type Body, newShopper } from '../../testing/shopper.js';

interface Payment {
  id: string;
  status: string;
  amount: { amount: string };
  chargeCorrelationId?: string;
  regularPaymentDetails?: { authorizationDetails?: { scheduledAction?: { executionDate: string } } };
  membershipPaymentDetails?: { status: string };
}
interface Refund {
  id: string;
  transactions: { refundStatus: string; providerRefundId?: string }[];
  summary: { pending: boolean; refunded: { amount: string } };
}
interface Charged extends Body {
  payments: Payment[];
  orderTransactions: { payments: Payment[]; refunds: Refund[] };
  receipts: { receiptId: string }[];
}
interface Order {
  id: string;
  status: string;
  paymentStatus: string;
  lineItems: { id: string }[];
  activities: { type: string }[];
  balanceSummary: { balance: { amount: string }; pending: { amount: string } };
}

let emulator: Emulator;
let merchant: Merchant;
let orderId: string;
let lines: string[];

const price = (amount: string) => ({ amount });
const code = ({ body, status }: { body: Body; status: number }) => [status, body.details?.applicationError?.code];
const billing = (verb: string, body: object, id = orderId) =>
  merchant.call<Charged>('POST', `/ecom/v1/order-billing/${verb}`, { orderId: id, ...body });
const charge = (body: object) => billing('charge-order', body);
const card = (amount: string, paymentIntentId = 'card-approved', more: object = {}) =>
  charge({ regularCharge: { amount: price(amount), paymentIntentId, ...more } });
const order = async () => (await merchant.send<{ order: Order }>('GET', `/ecom/v1/orders/${orderId}`)).order;
const transactions = async () =>
  (await merchant.send<Charged>('GET', `/ecom/v1/payments/orders/${orderId}`)).orderTransactions;
const membership = (lineItemId = lines[0], membershipId = 'ten-visits') => ({
  lineItemId,
  membershipIdentifier: { existingMembership: { appId: 'club', membershipId } },
});
const statuses = (payments: Payment[]) => payments.map(({ status }) => status);

beforeEach(async () => {
  emulator = createEmulator();
  merchant = new Merchant(emulator);
  const item = (name: string, amount: string) => ({
    productName: { original: name },
    itemType: { preset: 'SERVICE' },
    quantity: 1,
    price: price(amount),
  });
  const { order: created } = await merchant.send<{ order: Order }>('POST', '/ecom/v1/orders', {
    order: {
      channelInfo: { type: 'POS' },
      lineItems: [item('Class', '30.00'), item('Mat', '70.00')],
      priceSummary: {},
    },
  });
  orderId = created.id;
  lines = created.lineItems.map(({ id }) => id);
});

describe('chargeOrder', () => {
  it('charges a membership, a gift card and a card together: all of them, or none', async () => {
    const body = {
      memberId: 'ada',
      memberships: [membership()],
      giftCards: [{ giftCardCode: 'GIFT-GOOD-0050', amount: price('50') }],
      regularCharge: { amount: price('20.01'), paymentIntentId: 'card-approved' },
    };
    expect(code(await charge(body))).toEqual([428, 'INVALID_AMOUNT']);
    expect((await transactions()).payments).toEqual([]);
    const { body: done } = await charge({ ...body, regularCharge: { ...body.regularCharge, amount: price('20') } });
    expect(done.payments.map(({ amount }) => amount.amount)).toEqual(['30.00', '50.00', '20.00']);
    expect(done.orderTransactions.payments).toHaveLength(3);
    expect(done).toHaveProperty('regularChargeResponseToken');
    expect((await order()).paymentStatus).toBe('PAID');
    expect(code(await card('1'))).toEqual([428, 'ORDER_PAID']);
  });

  it('charges once per idempotency key', async () => {
    const body = { idempotencyKey: 'first', regularCharge: { amount: price('40'), paymentIntentId: 'card-approved' } };
    const [first, repeated] = [await charge(body), await charge(body)];
    expect(repeated.body.payments).toEqual(first.body.payments);
    expect(first.body.payments[0]?.chargeCorrelationId).toBe('first');
    expect((await order()).balanceSummary.balance.amount).toBe('60.00');
    expect((await charge({ ...body, idempotencyKey: 'second' })).body.orderTransactions.payments).toHaveLength(2);
  });

  it('reverts the other charges if the card is declined', async () => {
    const others = {
      memberId: 'ada',
      memberships: [membership()],
      giftCards: [{ giftCardCode: 'GIFT-GOOD-0050', amount: price('50') }],
    };
    const { body } = await charge({
      ...others,
      regularCharge: { amount: price('20'), paymentIntentId: 'card-declined' },
    });
    expect(statuses(body.payments)).toEqual(['CANCELED', 'CANCELED', 'DECLINED']);
    expect((await order()).paymentStatus).toBe('DECLINED');
    expect((await order()).activities.map(({ type }) => type)).toContain('PAYMENT_DECLINED');
    expect((await charge(others)).status).toBe(200);
    expect((await order()).balanceSummary.balance.amount).toBe('20.00');
  });

  it('rejects other charges while a bank decides on a pending one', async () => {
    const { body } = await card('80', 'card-pending');
    expect(statuses(body.payments)).toEqual(['PENDING']);
    expect(await order()).toMatchObject({
      paymentStatus: 'PENDING',
      balanceSummary: { pending: { amount: '80.00' }, balance: { amount: '100.00' } },
    });
    expect(code(await card('30'))).toEqual([428, 'PAYMENT_ALREADY_IN_PROGRESS']);
    const path = `/ecom/v1/payments/${body.payments[0]?.id}/orders/${orderId}/update-payment-transaction-status`;
    await merchant.send('POST', path, { status: 'DECLINED' });
    expect((await card('100')).status).toBe(200);
    expect((await order()).paymentStatus).toBe('PAID');
  });

  it('prepares a charge without a card, or holds one until its scheduled capture', async () => {
    expect(code(await charge({ regularCharge: { amount: price('10') } }))).toEqual([428, 'PAYMENT_INTENT_ID_REQUIRED']);
    expect(code(await card('10', 'unknown'))).toEqual([428, 'PAYMENT_METHOD_UNAVAILABLE']);
    const prepared = await charge({ regularCharge: { amount: price('10'), delayedCharge: true } });
    expect(statuses(prepared.body.payments)).toEqual(['PENDING']);
    expect(prepared.body).not.toHaveProperty('regularChargeResponseToken');
    const held = await card('90', 'card-approved', {
      delayedCaptureSettings: { scheduledAction: 'CAPTURE', delayDuration: { count: 2, unit: 'DAYS' } },
    });
    expect(statuses(held.body.payments)).toEqual(['AUTHORIZED']);
    emulator.clock().advance(2 * 86_400_000);
    expect((await transactions()).payments.map(({ status }) => status)).toEqual(['PENDING', 'APPROVED']);
    expect((await order()).activities.map(({ type }) => type)).toEqual([
      ...['ORDER_PLACED', 'PAYMENT_PENDING', 'AUTHORIZED_PAYMENT_CREATED', 'AUTHORIZED_PAYMENT_CAPTURED'],
    ]);
  });

  it('charges the card saved with the order, up to the balance', async () => {
    const settings = { delayedCaptureSettings: { scheduledAction: 'VOID' } };
    const authorize = (amount: string, currency = 'USD', more: object = settings) =>
      billing('authorize-charge-with-saved-payment-method', { amount: price(amount), currency, ...more });
    expect(getViolations(await authorize('0', 'USD', {}))).toEqual([
      'amount.amount DECIMAL_GT',
      'delayedCaptureSettings REQUIRED_FIELD',
      'delayedCaptureSettings.scheduledAction REQUIRED_FIELD',
    ]);
    expect(code(await authorize('10'))).toEqual([428, 'NO_SAVED_PAYMENT_METHOD']);
    await card('40', 'card-approved', { savePaymentMethod: true });
    expect(code(await authorize('10', 'EUR'))).toEqual([428, 'INVALID_CURRENCY']);
    expect(code(await authorize('60.01'))).toEqual([428, 'INVALID_AMOUNT']);
    const { body } = await authorize('60');
    expect(body).toMatchObject({
      payment: {
        status: 'AUTHORIZED',
        regularPaymentDetails: { savedPaymentMethod: true, creditCardDetails: { lastFourDigits: '4242' } },
      },
    });
    expect((await order()).activities.map(({ type }) => type)).toContain('SAVED_PAYMENT_METHOD');
    emulator.clock().advance(7 * 86_400_000);
    expect(statuses((await transactions()).payments)).toEqual(['APPROVED', 'VOIDED']);
  });

  it('requires the merchant and a payment method', async () => {
    const shopper = await newShopper(emulator);
    for (const verb of ['charge-order', 'charge-memberships', 'void-memberships', 'generate-receipts']) {
      expect((await shopper.call('POST', `/ecom/v1/order-billing/${verb}`, { orderId })).status).toBe(403);
      expect(code(await billing(verb, {}, 'no-such-order'))).toEqual([404, 'ORDER_NOT_FOUND']);
    }
    expect(getViolations(await charge({}))).toEqual(['regularCharge REQUIRED_ONE_OF_FIELD']);
    expect(
      getViolations(await charge({ memberships: [{ lineItemId: lines[0] }], giftCards: [{}], regularCharge: {} })),
    ).toEqual([
      'giftCards[0].amount REQUIRED_FIELD',
      'giftCards[0].giftCardCode MIN_LENGTH',
      'memberships[0].membershipIdentifier REQUIRED_FIELD',
      'memberships[0].membershipIdentifier REQUIRED_ONE_OF_FIELD',
      'memberId REQUIRED_FIELD',
      'regularCharge.amount REQUIRED_FIELD',
    ]);
  });
});

describe('memberships', () => {
  const pay = (memberships: object[]) => billing('charge-memberships', { memberId: 'ada', memberships });

  it('pay for line items, once each, and are refunded', async () => {
    expect(code(await pay([membership(lines[0], 'not-eligible')]))).toEqual([428, 'MEMBERSHIP_NOT_ELIGIBLE']);
    expect(code(await pay([membership('unknown')]))).toEqual([404, 'LINE_ITEM_NOT_FOUND']);
    const { body } = await pay([membership(), membership(lines[1])]);
    expect((await order()).paymentStatus).toBe('PAID');
    const paymentIds = body.payments.map(({ id }) => id);
    expect((await billing('void-memberships', { paymentIds: [paymentIds[0]] })).body).toEqual({});
    expect((await order()).balanceSummary.balance.amount).toBe('30.00');
    expect(code(await billing('void-memberships', { paymentIds }))).toEqual([428, 'MEMBERSHIP_PAYMENT_NOT_CHARGED']);
    expect((await transactions()).payments[0]?.membershipPaymentDetails?.status).toBe('VOIDED');
    expect((await pay([membership()])).status).toBe(200);
    expect(code(await pay([membership()]))).toEqual([428, 'ORDER_ALREADY_PAID']);
  });

  it('pay for each line item once, and only their charges can be voided', async () => {
    await pay([membership()]);
    expect(code(await pay([membership()]))).toEqual([428, 'LINE_ITEM_PAID']);
    const { body } = await card('70');
    const paymentIds = [body.payments[0]?.id];
    expect(code(await billing('void-memberships', { paymentIds }))).toEqual([428, 'NOT_MEMBERSHIP_PAYMENT']);
    expect(code(await billing('void-memberships', { paymentIds: ['unknown'] }))).toEqual([404, 'PAYMENT_NOT_FOUND']);
  });
});

it('creates one receipt per payment, for approved payments only', async () => {
  const receipt = (paymentId = '') => billing('generate-receipts', { paymentIds: [paymentId] });
  const paid = (await card('40')).body.payments[0]?.id;
  const { body } = await receipt(paid);
  expect(body.receipts).toMatchObject([{ paymentId: paid }]);
  expect(code(await receipt(paid))).toEqual([428, 'RECEIPT_ALREADY_EXIST']);
  expect(code(await receipt('unknown'))).toEqual([404, 'PAYMENT_NOT_FOUND']);
  const declined = (await card('60', 'card-declined')).body.payments[0]?.id;
  expect(code(await receipt(declined))).toEqual([428, 'INVALID_PAYMENT_STATUS']);
  const gift = (await charge({ giftCards: [{ giftCardCode: 'GIFT-GOOD-0050', amount: price('5') }] })).body.payments;
  expect(code(await receipt(gift[0]?.id))).toEqual([428, 'INVALID_PAYMENT_TYPE']);
  expect(getViolations(await billing('generate-receipts', { paymentIds: [] }))).toEqual(['paymentIds MIN_SIZE']);
  expect((await order()).activities.at(-1)?.type).not.toBe('RECEIPT_CREATED');
  expect((await order()).activities.filter(({ type }) => type === 'RECEIPT_CREATED')).toHaveLength(1);
});

describe('status updates of a payment provider', () => {
  const paths = () => `/ecom/v1/payments/orders/${orderId}`;
  const update = (payments: object[]) => merchant.call<Charged>('POST', `${paths()}/update-payments`, { payments });

  it('set the status of payments, all of them or none, but not their amounts', async () => {
    const [pending] = (await card('100', 'card-pending')).body.payments;
    const payment = {
      id: pending?.id,
      amount: price('1'),
      chargeCorrelationId: 'key',
      regularPaymentDetails: { status: 'APPROVED', providerTransactionId: 'ch_1' },
    };
    expect(code(await update([{ payment }, { payment: { id: 'unknown' } }]))).toEqual([404, 'PAYMENT_NOT_FOUND']);
    expect(statuses((await transactions()).payments)).toEqual(['PENDING']);
    expect(getViolations(await update([{ payment, fieldMask: 'amount' }]))).toEqual([
      'payments[0].fieldMask FIELD_NOT_ALLOWED',
    ]);
    const masked = await update([{ payment, fieldMask: 'regularPaymentDetails.providerTransactionId' }]);
    expect(statuses(masked.body.orderTransactions.payments)).toEqual(['PENDING']);
    const { body } = await update([{ payment, statusUpdatedDate: '2026-01-02T00:00:00Z' }]);
    expect(body.orderTransactions.payments).toMatchObject([
      { amount: { amount: '100.00' }, chargeCorrelationId: 'key', status: 'APPROVED' },
    ]);
    expect((await order()).paymentStatus).toBe('PAID');
    expect(code(await update([{ payment, statusUpdatedDate: '2026-01-01T00:00:00Z' }]))).toEqual([
      ...[428, 'STATUS_UPDATE_IS_OUTDATED'],
    ]);
    const back = { payment: { id: pending?.id, status: 'PENDING' } };
    expect(code(await update([back]))).toEqual([428, 'STATUS_NOT_ALLOWED']);
    const other = await merchant.call<Body>('POST', '/ecom/v1/payments/orders/unknown/update-payments', {});
    expect(code(other)).toEqual([404, 'ORDER_TRANSACTIONS_NOT_FOUND']);
  });

  it('set the status of refunds: a failed refund can be repeated, up to the amount paid', async () => {
    const paymentId = (await card('100')).body.payments[0]?.id;
    const refund = async () =>
      (await billing('refund-payments', { paymentRefunds: [{ paymentId, amount: price('60') }] })).body as unknown as {
        refund: Refund;
      };
    const { id: refundId } = (await refund()).refund;
    const events = () => emulator.events().filter(({ type }) => type.endsWith('refund_completed')).length;
    const setStatus = (refundStatus: string, more: object = {}) =>
      merchant.call<Charged>('POST', `${paths()}/update-refund-transaction`, {
        refundId,
        transaction: { paymentId, refundStatus, ...more },
      });
    const before = events();
    const { body } = await setStatus('PENDING', { providerRefundId: 're_1' });
    expect(body.orderTransactions.refunds).toMatchObject([
      { transactions: [{ refundStatus: 'PENDING', providerRefundId: 're_1' }], summary: { pending: true } },
    ]);
    expect(code(await billing('refund-payments', { paymentRefunds: [{ paymentId }] }))).toEqual([
      ...[428, 'PAYMENT_NOT_REFUNDABLE'],
    ]);
    await setStatus('FAILED', { refundStatusInfo: { paymentGatewayReasonCode: '3012', description: 'No funds' } });
    expect(events()).toBe(before + 1);
    expect(await order()).toMatchObject({ paymentStatus: 'PAID' });
    expect((await order()).activities.at(-1)?.type).toBe('PAYMENT_REFUND_FAILED');
    await refund();
    expect(code(await setStatus('SUCCEEDED'))).toEqual([428, 'INVALID_AMOUNT']);
    expect((await order()).paymentStatus).toBe('PARTIALLY_REFUNDED');
    const unknown = { refundId: 'unknown', transaction: { paymentId } };
    expect(code(await merchant.call('POST', `${paths()}/update-refund-transaction`, unknown))).toEqual([
      ...[404, 'REFUND_NOT_FOUND'],
    ]);
  });
});
