export type * from './index.js';
export {
  bulkCreateOrderPaymentRequests,
  chargeOrderPaymentRequest,
  createOrderPaymentRequest,
  deleteOrderPaymentRequest,
  getOrderPaymentRequest,
  getOrderPaymentRequestUrl,
  onOrderPaymentRequestCreated,
  onOrderPaymentRequestDeleted,
  onOrderPaymentRequestExpired,
  onOrderPaymentRequestPaid,
  onOrderPaymentRequestUpdated,
  onOrderPaymentRequestVoided,
  queryOrderPaymentRequests,
  updateExtendedFields,
  updateOrderPaymentRequest,
  voidOrderPaymentRequest,
} from './index.js';
