import type { Order } from '@cartwright/ecom/orders';
import { expect, test } from 'vitest';
import { order as english } from '../language/en/order.js';
import { nextSteps, orderNews } from '../../orders/order-news.js';
import { orderState } from './order-state.js';

const price = (amount: number) => ({ amount: amount.toFixed(2) });

const language = { texts: english, locale: 'en-US' };

/** An order of $88 with shipping. */
const order = (fields: Partial<Order>, balance: Record<string, number> = {}): Order => ({
  status: 'APPROVED',
  currency: 'USD',
  paymentStatus: 'PAID',
  fulfillmentStatus: 'NOT_FULFILLED',
  shippingInfo: { title: 'Standard' },
  balanceSummary: Object.fromEntries(Object.entries(balance).map(([name, amount]) => [name, price(amount)])),
  ...fields,
});

test.each([
  ['Paid, being packed', order({}, { paid: 88 })],
  ['Paid, sent', order({ fulfillmentStatus: 'FULFILLED' }, { paid: 88 })],
  ['Paid', order({ shippingInfo: {} }, { paid: 88 })],
  ['To be paid, not sent yet', order({ paymentStatus: 'NOT_PAID' }, { balance: 88 })],
  ['Payment approved, being packed', order({ paymentStatus: 'NOT_PAID' }, { authorized: 88, balance: 88 })],
  ['Payment on its way, not sent yet', order({ paymentStatus: 'PENDING' }, { pending: 88 })],
  ['Payment declined, not sent yet', order({ paymentStatus: 'DECLINED' }, { balance: 88 })],
  ['Paid, waiting to be accepted', order({ status: 'PENDING' }, { paid: 88 })],
  [
    'Refunded in part, sent in part',
    order({ paymentStatus: 'PARTIALLY_REFUNDED', fulfillmentStatus: 'PARTIALLY_FULFILLED' }),
  ],
  ['Refunded', order({ paymentStatus: 'FULLY_REFUNDED', fulfillmentStatus: 'FULFILLED' })],
  ['Canceled', order({ status: 'CANCELED', paymentStatus: 'NOT_PAID' }, { balance: 88 })],
  ['Canceled, not refunded yet', order({ status: 'CANCELED' }, { paid: 88 })],
  ['Canceled, refunded in part', order({ status: 'CANCELED', paymentStatus: 'PARTIALLY_REFUNDED' }, { paid: 88 })],
  ['Canceled and refunded', order({ status: 'CANCELED', paymentStatus: 'FULLY_REFUNDED' }, { paid: 88 })],
  ['Not accepted and refunded', order({ status: 'REJECTED', paymentStatus: 'FULLY_REFUNDED' }, { paid: 88 })],
  ['Canceled, refund on its way', order({ status: 'CANCELED' }, { paid: 88, pendingRefund: 88 })],
  ['Payment on its way, not sent yet', order({ status: 'PENDING', paymentStatus: 'PENDING' }, { pending: 88 })],
  ['Payment declined', order({ status: 'REJECTED', paymentStatus: 'DECLINED' }, { balance: 88 })],
  ['Not sent yet', order({ paymentStatus: 'SOMETHING_NEW' })],
])('the list of orders says: %s', (expected, one) => {
  expect(orderState(one, english)).toBe(expected);
});

const packed = 'We pack it with care, usually within a day.';
const waits = 'We pack it with care as soon as it is paid.';
const mail = 'You get a mail with the tracking number the moment it leaves us.';

test.each<[string, Order, string | undefined, RegExp, string[]]>([
  ['paid', order({}), undefined, /^Your order is in/, ['Your payment went through.', packed, mail]],
  [
    'to be paid',
    order({ paymentStatus: 'NOT_PAID' }, { balance: 88 }),
    undefined,
    /^Your order is in/,
    ['Your payment is still open: the confirmation email explains how to pay.', waits, mail],
  ],
  [
    'authorized',
    order({ paymentStatus: 'NOT_PAID' }, { balance: 88, authorized: 88 }),
    undefined,
    /^Your order is in/,
    ['Your card is approved for $88.00. It is charged later.', packed, mail],
  ],
  [
    'pending',
    order({ status: 'PENDING', paymentStatus: 'PENDING' }),
    undefined,
    /^We have your order. It is on as soon as your payment is through/,
    ['Your payment is on its way. We write to you when it is through.', waits, mail],
  ],
  [
    'declined',
    order({ paymentStatus: 'DECLINED' }),
    'Your payment was declined',
    /^Nothing was charged/,
    [waits, mail],
  ],
  [
    'declined and off',
    order({ status: 'REJECTED', paymentStatus: 'DECLINED' }),
    'Your payment was declined',
    /^Nothing was charged, and the order is off/,
    [],
  ],
  [
    'refunded in part',
    order({ paymentStatus: 'PARTIALLY_REFUNDED', fulfillmentStatus: 'FULFILLED' }, { paid: 88, refunded: 5 }),
    undefined,
    /on its way to you/,
    ['$5.00 of the $88.00 that you paid was refunded to you.', 'Everything has left us.'],
  ],
  [
    'refunded',
    order({ paymentStatus: 'FULLY_REFUNDED' }, { paid: 88, refunded: 88 }),
    'This order was refunded',
    /^All of it, \$88\.00, was refunded to you/,
    [],
  ],
  [
    'canceled before it was paid',
    order({ status: 'CANCELED', paymentStatus: 'NOT_PAID' }, { balance: 88 }),
    'This order was canceled',
    /^Nothing was charged/,
    [],
  ],
  [
    'canceled and not refunded',
    order({ status: 'CANCELED' }, { paid: 88 }),
    'This order was canceled',
    /^The \$88\.00 that you paid has not been refunded yet/,
    [],
  ],
  [
    'canceled and refunded in part',
    order({ status: 'CANCELED', paymentStatus: 'PARTIALLY_REFUNDED' }, { paid: 88, refunded: 5 }),
    'This order was canceled',
    /^\$5\.00 of the \$88\.00 .* Answer any of our mails to ask about the rest\.$/,
    [],
  ],
  [
    'not accepted, its refund on the way',
    order({ status: 'REJECTED' }, { paid: 88, pendingRefund: 88 }),
    'This order was not accepted',
    /^\$88\.00 is on its way back to you/,
    [],
  ],
  [
    'a download that is not paid',
    order({ paymentStatus: 'PARTIALLY_PAID', shippingInfo: {} }, { paid: 8, balance: 80 }),
    undefined,
    /^Your order is in/,
    [
      '$8.00 is paid. $80.00 is still open: the confirmation email explains how to pay it.',
      'Downloads come by mail once they are paid.',
    ],
  ],
])('the page of an order that is %s', (_, one, title, text, steps) => {
  expect(orderNews(one, language).title).toBe(title);
  expect(orderNews(one, language).text).toMatch(text);
  expect(nextSteps(one, language)).toEqual(steps);
});
