import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderTransactions, Payment, RefundTransaction } from '../order-transactions/index.js';
import type { Order } from '../orders/index.js';
import { canCollectPayment, canRefundPayment, getOrderActions } from './index.js';

const price = (amount: string) => ({ amount });
const card = (status: string, more: Payment['regularPaymentDetails'] = {}): Payment => ({
  _id: 'p',
  amount: price('40.00'),
  regularPaymentDetails: { status, ...more },
});
const back = (refundStatus: string, amount = '10.00'): RefundTransaction => ({
  paymentId: 'p',
  refundStatus,
  amount: price(amount),
});
const of = (payment: Payment, ...transactions: RefundTransaction[]): OrderTransactions => ({
  payments: [payment],
  refunds: [{ transactions }],
});
const approved: Order = { status: 'APPROVED', balanceSummary: { balance: price('40.00') } };
const paid: Order = { status: 'APPROVED', balanceSummary: { balance: price('0.00') } };
const no = (reason: string) => ({ isAvailable: false, reason });
const whole = { paymentId: 'p', amount: '40.00' };

describe('collect', () => {
  test.each<[string, Order, OrderTransactions, unknown]>([
    ['an open balance', approved, {}, { isAvailable: true, amount: '40.00' }],
    ['no balance', paid, {}, no('NONCOLLECTABLE_ORDER_IS_PAID')],
    [
      'paid without a balance summary',
      { status: 'APPROVED', paymentStatus: 'PAID', priceSummary: { total: price('9') } },
      {},
      no('NONCOLLECTABLE_ORDER_IS_PAID'),
    ],
    [
      'a total without a balance summary',
      { status: 'APPROVED', priceSummary: { total: price('9.5') } },
      {},
      { isAvailable: true, amount: '9.5' },
    ],
    ['canceled', { ...approved, status: 'CANCELED' }, {}, no('NONCOLLECTABLE_ORDER_IS_CANCELLED')],
    ['pending', { ...approved, status: 'PENDING' }, {}, no('NONCOLLECTABLE_ORDER_IS_PENDING')],
    ['rejected', { ...approved, status: 'REJECTED' }, {}, no('NONCOLLECTABLE_ORDER_IS_REJECTED')],
    [
      'with a subscription',
      { ...approved, lineItems: [{ subscriptionInfo: {} }] },
      {},
      no('NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS'),
    ],
    [
      'with a chargeback',
      approved,
      of(card('APPROVED', { chargebacks: [{ status: 'APPROVED', amount: price('1') }] })),
      no('NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS'),
    ],
    [
      'with a reversed chargeback',
      approved,
      of(card('APPROVED', { chargebacks: [{ status: 'REVERSED', amount: price('1') }] })),
      { isAvailable: true, amount: '40.00' },
    ],
  ])('%s', (_, order, transactions, availability) => {
    expect(getOrderActions(order, transactions).collect).toEqual(availability);
  });

  test('collect requires only the order', () => {
    expect(canCollectPayment(approved)).toEqual({ isAvailable: true, amount: '40.00' });
  });
});

describe('refund', () => {
  const membership = (status: string, voided = false): Payment => ({
    _id: 'p',
    amount: price('40.00'),
    membershipPaymentDetails: { status, voided },
  });
  test.each<[string, Order, OrderTransactions, unknown]>([
    ['whole', paid, of(card('APPROVED')), { isAvailable: true, payments: [whole] }],
    [
      'the rest',
      paid,
      of(card('PARTIALLY_REFUNDED'), back('SUCCEEDED')),
      { isAvailable: true, payments: [{ paymentId: 'p', amount: '30.00' }] },
    ],
    [
      'failed refunds do not count',
      paid,
      of(card('APPROVED'), back('FAILED')),
      { isAvailable: true, payments: [whole] },
    ],
    [
      'by hand',
      paid,
      of(card('APPROVED', { offlinePayment: true })),
      { isAvailable: true, payments: [{ ...whole, manualRefundReason: 'OFFLINE' }] },
    ],
    [
      'what was captured',
      paid,
      of(card('APPROVED', { authorizationDetails: { captures: [{ status: 'SUCCEEDED', amount: price('25.00') }] } })),
      { isAvailable: true, payments: [{ paymentId: 'p', amount: '25.00' }] },
    ],
    ['all is back', paid, of(card('REFUNDED'), back('SUCCEEDED', '40.00')), no('ALREADY_REFUNDED')],
    ['on its way', paid, of(card('APPROVED'), back('STARTED')), no('PENDING_REFUND')],
    ['authorized only', paid, of(card('AUTHORIZED')), no('NOT_PAID')],
    ['no payment', paid, {}, no('NOT_PAID')],
    ['nothing to pay', paid, of({ ...card('APPROVED'), amount: price('0.00') }), no('ZERO_PRICE')],
    ['provider', paid, of({ ...card('APPROVED'), refundDisabled: true }), no('DISABLED_BY_PROVIDER')],
    [
      'chargeback',
      paid,
      of(card('APPROVED', { chargebacks: [{ status: 'APPROVED', amount: price('40.00') }] })),
      no('AMOUNT_OFFSET_BY_CHARGEBACK'),
    ],
    ['pending order', { ...paid, status: 'PENDING' }, of(card('APPROVED')), no('ORDER_IS_PENDING')],
    ['rejected order without payments', { ...paid, status: 'REJECTED' }, {}, no('ORDER_IS_REJECTED')],
    [
      'gift card',
      paid,
      of({ _id: 'p', amount: price('40.00'), giftcardPaymentDetails: {} }),
      { isAvailable: true, payments: [whole] },
    ],
    [
      'gift card, back',
      paid,
      of({ _id: 'p', amount: price('40.00'), giftcardPaymentDetails: { voided: true } }),
      no('ALREADY_REFUNDED'),
    ],
    ['membership', paid, of(membership('CHARGED')), { isAvailable: true, payments: [whole] }],
    ['membership, back', paid, of(membership('CHARGED', true)), no('ALREADY_REFUNDED')],
    ['membership, failed', paid, of(membership('CHARGE_FAILED')), no('NOT_PAID')],
  ])('%s', (_, order, transactions, availability) => {
    expect(getOrderActions(order, transactions).refund).toEqual(availability);
  });

  test('refundable amounts never exceed the payments less refunds and chargebacks', () => {
    const cents = (value: number) => (value / 100).toFixed(2);
    const part = fc.integer({ min: 0, max: 5_000 });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), part, (parts, chargedBack) => {
        const payment = card('APPROVED', { chargebacks: [{ status: 'APPROVED', amount: price(cents(chargedBack)) }] });
        const availability = canRefundPayment(
          paid,
          of(payment, ...parts.map((value) => back('SUCCEEDED', cents(value)))),
          payment,
        );
        const left = 4_000 - parts.reduce((sum, value) => sum + value, 0) - chargedBack;
        expect(availability.isAvailable).toBe(left > 0);
        if (availability.isAvailable) expect(availability.amount).toBe(cents(left));
      }),
    );
  });
});

describe('capture and void', () => {
  const now = new Date('2026-05-01T00:00:00Z');
  const authorized = (authorizationDetails: object) => of(card('AUTHORIZED', { authorizationDetails }));
  const executionDate = new Date('2026-04-30T00:00:00Z');
  test.each<[string, OrderTransactions, unknown, unknown?]>([
    ['waiting', authorized({}), { isAvailable: true, payments: [whole] }],
    [
      'captured by itself in the past',
      authorized({ scheduledAction: { actionType: 'CAPTURE', executionDate } }),
      { isAvailable: true, payments: [whole] },
    ],
    ['expired', authorized({ scheduledAction: { actionType: 'VOID', executionDate } }), no('EXPIRED')],
    ['captured', authorized({ captures: [{ status: 'SUCCEEDED' }] }), no('PAYMENT_ALREADY_CAPTURED')],
    ['being captured', authorized({ captures: [{ status: 'PENDING' }] }), no('PAYMENT_HAS_PENDING_CAPTURE')],
    [
      'a capture that failed',
      authorized({ captures: [{ status: 'FAILED' }] }),
      { isAvailable: true, payments: [whole] },
    ],
    ['voided', authorized({ void: { status: 'SUCCEEDED' } }), no('PAYMENT_ALREADY_VOIDED')],
    ['approved', of(card('APPROVED')), no('PAYMENT_NOT_AUTHORIZED')],
    ['by hand', of(card('APPROVED', { offlinePayment: true })), no('OFFLINE')],
    ['gift card', of({ _id: 'p', giftcardPaymentDetails: {} }), no('NOT_SUPPORTED')],
    ['no payment', {}, no('NOT_FOUND')],
    [
      'charged back',
      of(card('AUTHORIZED', { chargebacks: [{ status: 'APPROVED', amount: price('1') }] })),
      no('ORDER_HAS_CHARGEBACKS'),
      { isAvailable: true, payments: [whole] },
    ],
  ])('%s', (_, transactions, capture, voided = capture) => {
    expect(getOrderActions(paid, transactions, now)).toMatchObject({ capture, void: voided });
  });
});

describe('cancel', () => {
  test.each<[string, Order, OrderTransactions, unknown]>([
    ['approved', paid, of(card('APPROVED')), { isAvailable: true }],
    ['canceled', { status: 'CANCELED' }, {}, no('ORDER_ALREADY_CANCELED')],
    ['pending', { status: 'PENDING' }, {}, no('ORDER_IS_PENDING')],
    ['rejected', { status: 'REJECTED' }, {}, no('ORDER_IS_REJECTED')],
    ['authorized', paid, of(card('AUTHORIZED')), no('ORDER_HAS_AUTHORIZED_TRANSACTION')],
  ])('%s', (_, order, transactions, availability) => {
    expect(getOrderActions(order, transactions).cancel).toEqual(availability);
  });
});
