export type * from './index.js';
export {
  addPayments,
  bulkUpdatePaymentStatuses,
  listTransactionsForMultipleOrders,
  listTransactionsForSingleOrder,
  onOrderTransactionsChargebackApproved,
  onOrderTransactionsChargebackReversed,
  onOrderTransactionsDetailsUpdated,
  onOrderTransactionsRefundCompleted,
  onOrderTransactionsUpdated,
  updatePaymentStatus,
  updatePayments,
  updateRefundTransaction,
} from './index.js';
