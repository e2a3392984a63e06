import type { Route } from '../http/route.js';
import { addPayments } from './add-payments.js';
import { calculateRefund } from './calculate-refund.js';
import { billingCaptureAuthorizedPayments, captureAuthorizedPayments } from './capture-payments.js';
import { chargeMemberships } from './charge-memberships.js';
import { getPaymentCollectabilityStatus } from './collectability.js';
import { listTransactionsForMultipleOrders, listTransactionsForSingleOrder } from './list-transactions.js';
import { bulkMarkOrdersAsPaid, markOrderAsPaid, recordManuallyCollectedPayment } from './mark-as-paid.js';
import { createPaymentGatewayOrder, preparePaymentCollection } from './prepare-collection.js';
import { refundPayments, triggerRefund } from './refund-payments.js';
import { getOrderRefundability, getRefundabilityStatus } from './refundability.js';
import { bulkUpdatePaymentStatuses, updatePaymentStatus } from './update-payment-status.js';
import { billingVoidAuthorizedPayments, voidAuthorizedPayments } from './void-payments.js';

/** The routes of payments and refunds. */
export const paymentRoutes: readonly Route[] = [
  listTransactionsForSingleOrder,
  listTransactionsForMultipleOrders,
  addPayments,
  updatePaymentStatus,
  bulkUpdatePaymentStatuses,
  getPaymentCollectabilityStatus,
  preparePaymentCollection,
  createPaymentGatewayOrder,
  markOrderAsPaid,
  bulkMarkOrdersAsPaid,
  recordManuallyCollectedPayment,
  chargeMemberships,
  captureAuthorizedPayments,
  billingCaptureAuthorizedPayments,
  voidAuthorizedPayments,
  billingVoidAuthorizedPayments,
  getRefundabilityStatus,
  getOrderRefundability,
  calculateRefund,
  triggerRefund,
  refundPayments,
];
