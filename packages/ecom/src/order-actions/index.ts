export type { AuthorizedPayment, AuthorizedPaymentReason } from './authorized-payments.js';
export * from './can-cancel-order.js';
export * from './can-capture-payments.js';
export * from './can-collect-payment.js';
export * from './can-refund-order.js';
export * from './can-void-payments.js';
export * from './get-order-actions.js';
export type * from './reasons.js';
export type { ActionAvailability } from './action-availability.js';
