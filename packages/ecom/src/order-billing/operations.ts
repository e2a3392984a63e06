export type * from './index.js';
export {
  authorizeChargeWithSavedPaymentMethod,
  calculateRefund,
  captureAuthorizedPayments,
  chargeMemberships,
  chargeOrder,
  generateReceipts,
  getOrderRefundability,
  redeemGiftCard,
  refundPayments,
  voidAuthorizedPayments,
  voidMemberships,
} from './index.js';
