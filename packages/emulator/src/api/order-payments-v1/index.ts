import type { Route } from '../../protocol/routing/route.js';
import { addPayments } from './add-payments.js';
import { authorizeChargeWithSavedPaymentMethod } from './authorize-saved.js';
import { calculateRefund } from './calculate-refund.js';
import { billingCaptureAuthorizedPayments, captureAuthorizedPayments } from './capture-payments.js';
import { billingChargeMemberships, chargeMemberships } from './charge-memberships.js';
import { chargeOrder } from './charge-order.js';
import { getPaymentCollectabilityStatus } from './get-payment-collectability-status.js';
import { generateReceipts } from './generate-receipts.js';
import { getOrderRefundability } from './get-order-refundability.js';
import { listTransactionsForMultipleOrders, listTransactionsForSingleOrder } from './list-transactions.js';
import { bulkMarkOrdersAsPaid, markOrderAsPaid, recordManuallyCollectedPayment } from './mark-as-paid.js';
import { createPaymentGatewayOrder, preparePaymentCollection } from './prepare-collection.js';
import { refundPayments, triggerRefund } from './refund-payments.js';
import { getRefundabilityStatus } from './get-refundability-status.js';
import { bulkUpdatePaymentStatuses, updatePaymentStatus } from './update-payment-status.js';
import { updatePayments } from './update-payments.js';
import { updateRefundTransaction } from './update-refund-transaction.js';
import { voidMemberships } from './void-memberships.js';
import { billingVoidAuthorizedPayments, voidAuthorizedPayments } from './void-payments.js';

/** The routes of payments and refunds. */
export const paymentRoutes: readonly Route[] = [
  listTransactionsForSingleOrder,
  listTransactionsForMultipleOrders,
  addPayments,
  updatePaymentStatus,
  bulkUpdatePaymentStatuses,
  updatePayments,
  updateRefundTransaction,
  getPaymentCollectabilityStatus,
  preparePaymentCollection,
  createPaymentGatewayOrder,
  markOrderAsPaid,
  bulkMarkOrdersAsPaid,
  recordManuallyCollectedPayment,
  chargeMemberships,
  billingChargeMemberships,
  voidMemberships,
  chargeOrder,
  authorizeChargeWithSavedPaymentMethod,
  generateReceipts,
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
