import { operationTable } from '../../../core/src/testing/operation-table.js';
import * as orderBilling from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const when = new Date(time);
const amount = { amount: '5.00' };
const wirePayment = { id: 'p', createdDate: time };
const payment = { _id: 'p', _createdDate: when };
const wireTransactions = { orderId: 'o', payments: [wirePayment], refunds: [{ id: 'r', createdDate: time }] };
const orderTransactions = { orderId: 'o', payments: [payment], refunds: [{ _id: 'r', _createdDate: when }] };

/** An operation that is given an order's ID and options, which are sent together. */
const billing = (action: string, options: object, response?: object, returns: unknown = response) => ({
  args: ['o', options],
  method: 'POST',
  path: `/ecom/v1/order-billing/${action}`,
  body: { ...options, orderId: 'o' },
  ...(response && { answer: response }),
  returns,
});

operationTable(orderBilling, {
  chargeOrder: billing(
    'charge-order',
    { memberId: 'm', giftCards: [{ giftCardCode: 'GIFT', amount }], idempotencyKey: 'once' },
    { payments: [wirePayment], orderTransactions: wireTransactions, regularChargeResponseToken: 'next' },
    { payments: [payment], orderTransactions, regularChargeResponseToken: 'next' },
  ),
  authorizeChargeWithSavedPaymentMethod: billing(
    'authorize-charge-with-saved-payment-method',
    { amount },
    { payment: wirePayment, orderTransactions: wireTransactions },
    { payment, orderTransactions },
  ),
  captureAuthorizedPayments: billing(
    'capture-authorized-payments',
    { payments: [{ paymentId: 'p', amount }] },
    { orderTransactions: wireTransactions },
    { orderTransactions },
  ),
  voidAuthorizedPayments: billing(
    'void-authorized-payments',
    { paymentIds: ['p'] },
    { orderTransactions: wireTransactions },
    { orderTransactions },
  ),
  chargeMemberships: billing(
    'charge-memberships',
    { memberId: 'm', memberships: [{ lineItemId: 'l', membershipIdentifier: { membershipId: 'plan' } }] },
    { payments: [wirePayment] },
    { payments: [payment] },
  ),
  // The platform sends a response body; the operation returns nothing.
  voidMemberships: billing('void-memberships', { paymentIds: ['p'] }, {}),
  redeemGiftCard: billing(
    'redeem-gift-card',
    { giftCardCode: 'GIFT', amount, currency: 'USD' },
    { payment: wirePayment, orderTransactions: wireTransactions },
    { payment, orderTransactions },
  ),
  getOrderRefundability: {
    args: ['o'],
    method: 'POST',
    path: '/ecom/v1/order-billing/get-order-refundability',
    body: { orderId: 'o' },
    answer: { payments: [{ paymentId: 'p' }] },
    returns: { payments: [{ paymentId: 'p' }] },
  },
  calculateRefund: billing(
    'calculate-refund',
    { refundItems: { lineItems: [{ lineItemId: 'l', quantity: 1 }] } },
    { available: true, summary: { requestedRefund: amount } },
  ),
  refundPayments: billing(
    'refund-payments',
    { paymentRefunds: [{ paymentId: 'p', amount }], customerReason: 'Broken' },
    { refund: { id: 'r', createdDate: time }, orderTransactions: wireTransactions },
    { refund: { _id: 'r', _createdDate: when }, orderTransactions },
  ),
  generateReceipts: billing(
    'generate-receipts',
    { paymentIds: ['p'] },
    { receipts: [{ paymentId: 'p', receiptId: 'receipt' }] },
  ),
});
