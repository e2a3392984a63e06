import { operationTable } from '../../../../core/src/testing/operation-table.js';
import * as paymentCollection from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const when = new Date(time);
const path = '/ecom/v1/payments-collector/orders/o';
const amount = { amount: '5.00' };
const wireTransactions = { orderId: 'o', payments: [{ id: 'p', createdDate: time }] };
const orderTransactions = { orderId: 'o', payments: [{ _id: 'p', _createdDate: when }] };
const wireOrder = { id: 'o', createdDate: time };
const order = { _id: 'o', _createdDate: when };
const refundability = { paymentId: 'p', refundabilityStatus: 'REFUNDABLE' };

operationTable(
  paymentCollection,
  {
    captureAuthorizedPayments: {
      args: ['o', [{ paymentId: 'p', amount }]],
      method: 'POST',
      path: `${path}/capture-authorized-payments`,
      body: { ecomOrderId: 'o', payments: [{ paymentId: 'p', amount }] },
      answer: { orderTransactions: wireTransactions },
      returns: { orderTransactions },
    },
    voidAuthorizedPayments: {
      args: ['o', ['p']],
      method: 'POST',
      path: `${path}/void-authorized-payments`,
      body: { ecomOrderId: 'o', paymentIds: ['p'] },
      answer: { orderTransactions: wireTransactions },
      returns: { orderTransactions },
    },
    chargeMemberships: {
      args: ['o', 'member', { membershipCharges: [{ membershipId: 'm', serviceProperties: { scheduledDate: when } }] }],
      method: 'POST',
      path: `${path}/charge-membership`,
      body: {
        ecomOrderId: 'o',
        memberId: 'member',
        membershipCharges: [{ membershipId: 'm', serviceProperties: { scheduledDate: time } }],
      },
    },
    getPaymentCollectabilityStatus: {
      args: ['o'],
      method: 'GET',
      path: `${path}/payment-collectability-status`,
      query: { ecomOrderId: 'o' },
      answer: { status: 'COLLECTABLE', amount },
      returns: { status: 'COLLECTABLE', amount },
    },
    getRefundabilityStatus: {
      args: ['o'],
      method: 'GET',
      path: `${path}/refundability`,
      query: { ecomOrderId: 'o' },
      answer: { refundabilities: [refundability], refundablePerItem: true },
      returns: { refundabilities: [refundability], refundablePerItem: true },
    },
    paymentCollectionBulkMarkOrdersAsPaid: {
      args: [['o']],
      method: 'POST',
      path: '/v1/bulk/payments-collector/mark-as-paid',
      body: { ecomOrderIds: ['o'] },
      answer: { results: [{ itemMetadata: { id: 'o', success: true }, item: wireOrder }] },
      returns: { results: [{ itemMetadata: { _id: 'o', success: true }, item: order }] },
    },
    paymentCollectionCreatePaymentGatewayOrder: {
      args: ['o', { chargedBy: { _id: 'u', fullName: 'Ada' } }],
      method: 'POST',
      path: `${path}/create-payment-gateway-order`,
      body: { ecomOrderId: 'o', chargedBy: { id: 'u', fullName: 'Ada' } },
      answer: { paymentGatewayOrderId: 'g' },
      returns: { paymentGatewayOrderId: 'g' },
    },
    paymentCollectionMarkOrderAsPaid: {
      args: ['o', { userDefinedPaymentMethodName: { predefined: 'CASH' } }],
      method: 'POST',
      path: `${path}/mark-as-paid`,
      body: { ecomOrderId: 'o', userDefinedPaymentMethodName: { predefined: 'CASH' } },
      answer: { order: wireOrder },
      returns: { order },
    },
    preparePaymentCollection: {
      args: ['o', amount, { redirectUrls: { successUrl: 'https://shop.example/paid' } }],
      method: 'POST',
      path: `${path}/prepare-payment-collection`,
      body: { ecomOrderId: 'o', amount, redirectUrls: { successUrl: 'https://shop.example/paid' } },
      answer: { paymentGatewayOrderId: 'g' },
      returns: { paymentGatewayOrderId: 'g' },
    },
    recordManuallyCollectedPayment: {
      args: ['o', amount, { userDefinedPaymentMethodName: { custom: 'Voucher' } }],
      method: 'POST',
      path: `${path}/manual-payment`,
      body: { orderId: 'o', amount, userDefinedPaymentMethodName: { custom: 'Voucher' } },
      returns: {},
    },
    triggerRefund: {
      args: ['o', [{ paymentId: 'p', amount }], { details: { reason: 'Broken' } }],
      method: 'POST',
      path: `${path}/trigger-refund`,
      body: { ecomOrderId: 'o', payments: [{ paymentId: 'p', amount }], details: { reason: 'Broken' } },
      answer: { orderTransactions: wireTransactions, refundId: 'r' },
      returns: { orderTransactions, refundId: 'r' },
    },
  },
  [
    ['captureAuthorizedPayments', ['', []], 'ecomOrderId'],
    ['recordManuallyCollectedPayment', ['', amount], 'orderId'],
    ['triggerRefund', [' ', []], 'ecomOrderId'],
  ],
);
