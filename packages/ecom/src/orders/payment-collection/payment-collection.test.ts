import { operationTable } from '../../../../core/src/testing/operation-table.js';
import * as paymentCollection from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const when = new Date(time);
const path = '/ecom/v1/payments-collector/orders/o';
const amount = { amount: '5.00' };
const wireTransactions = { orderId: 'o', payments: [{ id: 'p', createdDate: time }] };
const orderTransactions = { orderId: 'o', payments: [{ _id: 'p', _createdDate: when }] };

operationTable(paymentCollection, {
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
});
