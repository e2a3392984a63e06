import { operationTable, refusalTable } from '../../../core/src/testing/operation-table.js';
import { eventTable } from '../testing/event-table.js';
import * as orderTransactions from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const when = new Date(time);
const path = '/ecom/v1/payments';
const wirePayment = {
  id: 'p',
  createdDate: time,
  regularPaymentDetails: {
    authorizationDetails: {
      authorizedDate: time,
      captures: [{ id: 'c', createdDate: time }],
      void: { voidedDate: time },
      scheduledAction: { executionDate: time },
    },
    chargebacks: [{ id: 'b', createdDate: time, updatedDate: time }],
  },
};
const payment = {
  _id: 'p',
  _createdDate: when,
  regularPaymentDetails: {
    authorizationDetails: {
      authorizedDate: when,
      captures: [{ _id: 'c', _createdDate: when }],
      void: { voidedDate: when },
      scheduledAction: { executionDate: when },
    },
    chargebacks: [{ _id: 'b', _createdDate: when, _updatedDate: when }],
  },
} satisfies orderTransactions.Payment;
const wire = { orderId: 'o', payments: [wirePayment], refunds: [{ id: 'r', createdDate: time }] };
const ours = { orderId: 'o', payments: [payment], refunds: [{ _id: 'r', _createdDate: when }] };
const changed = { answer: { orderTransactions: wire }, returns: { orderTransactions: ours } };

operationTable(orderTransactions, {
  listTransactionsForSingleOrder: {
    ...changed,
    args: ['o'],
    method: 'GET',
    path: `${path}/orders/o`,
    query: { orderId: 'o' },
  },
  addPayments: {
    args: ['o', [payment]],
    method: 'POST',
    path: `${path}/orders/o/add-payment`,
    body: { orderId: 'o', payments: [wirePayment] },
    answer: { orderTransactions: wire, paymentsIds: ['p'] },
    returns: { orderTransactions: ours, paymentsIds: ['p'] },
  },
  updatePayments: {
    ...changed,
    args: ['o', [{ payment, fieldMask: ['_createdDate', 'status'], statusUpdatedDate: when }]],
    method: 'POST',
    path: `${path}/orders/o/update-payments`,
    body: {
      orderId: 'o',
      payments: [{ payment: wirePayment, fieldMask: 'createdDate,status', statusUpdatedDate: time }],
    },
  },
  updatePaymentStatus: {
    ...changed,
    args: [{ paymentId: 'p', orderId: 'o' }, { status: 'APPROVED' }],
    method: 'POST',
    path: `${path}/p/orders/o/update-payment-transaction-status`,
    body: { paymentId: 'p', orderId: 'o', status: 'APPROVED' },
  },
  bulkUpdatePaymentStatuses: {
    args: [[{ paymentId: 'p', orderId: 'o' }], { status: 'APPROVED', returnFullEntity: true }],
    method: 'POST',
    path: '/ecom/v1/bulk/payments/update-payment-transaction-status',
    body: { paymentAndOrderIds: [{ paymentId: 'p', orderId: 'o' }], status: 'APPROVED', returnFullEntity: true },
    answer: { results: [{ itemMetadata: { id: 'p' }, item: wirePayment }] },
    returns: { results: [{ itemMetadata: { _id: 'p' }, item: payment }] },
  },
  updateRefundTransaction: {
    ...changed,
    args: ['o', 'r', { refundStatus: 'SUCCEEDED' }],
    method: 'POST',
    path: `${path}/orders/o/update-refund-transaction`,
    body: { orderId: 'o', refundId: 'r', refundStatus: 'SUCCEEDED' },
  },
});

refusalTable(orderTransactions, [
  ['updatePaymentStatus', [{ orderId: 'o' }, { status: 'APPROVED' }], 'paymentId'],
  ['updatePayments', ['o', [{ payment, fieldMask: 'status' }]], 'fieldMask'],
]);

const data = { orderTransactions: wire };
const given = { orderTransactions: ours };
const chargeback = { id: 'b', createdDate: time };
const givenChargeback = { _id: 'b', _createdDate: when };

eventTable([
  [
    orderTransactions.onOrderTransactionsUpdated,
    'wix.ecom.v1.order_transactions_updated',
    'action',
    { data: { ...data, paymentIds: ['p'] } },
    { data: { ...given, paymentIds: ['p'] } },
  ],
  [
    orderTransactions.onOrderTransactionsDetailsUpdated,
    'wix.ecom.v1.order_transactions_details_updated',
    'action',
    { data },
    { data: given },
  ],
  [
    orderTransactions.onOrderTransactionsRefundCompleted,
    'wix.ecom.v1.order_transactions_refund_completed',
    'action',
    { data: { ...data, refund: wire.refunds[0] } },
    { data: { ...given, refund: ours.refunds[0] } },
  ],
  [
    orderTransactions.onOrderTransactionsChargebackApproved,
    'wix.ecom.v1.order_transactions_chargeback_approved',
    'action',
    { data: { ...data, chargeback } },
    { data: { ...given, chargeback: givenChargeback } },
  ],
  [
    orderTransactions.onOrderTransactionsChargebackReversed,
    'wix.ecom.v1.order_transactions_chargeback_reversed',
    'action',
    { data: { ...data, chargeback } },
    { data: { ...given, chargeback: givenChargeback } },
  ],
]);
