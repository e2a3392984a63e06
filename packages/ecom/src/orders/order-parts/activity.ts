import { date, entity, enumeration, type EnumerationValue } from '@cartwright/core';
import type {
  AuthorizedPaymentActivity,
  ChargebackActivity,
  MerchantComment,
  OrderRefunded,
  PaymentRefundActivity,
  PaymentStateActivity,
  ReceiptActivity,
  RefundedAsStoreCredit,
  RefundInitiated,
  SavedPaymentMethod,
} from './activity-content.js';
import type { DraftOrderChangesApplied } from './order-change.js';

/** What can happen to an order. */
export const OrderActivityTypeEnumActivityType = /* @__PURE__ */ enumeration(
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_FULFILLED',
  'ORDER_NOT_FULFILLED',
  'ORDER_CANCELED',
  'DOWNLOAD_LINK_SENT',
  'TRACKING_NUMBER_ADDED',
  'TRACKING_NUMBER_EDITED',
  'TRACKING_LINK_ADDED',
  'SHIPPING_CONFIRMATION_EMAIL_SENT',
  'INVOICE_ADDED',
  'INVOICE_REMOVED',
  'INVOICE_SENT',
  'FULFILLER_EMAIL_SENT',
  'SHIPPING_ADDRESS_EDITED',
  'EMAIL_EDITED',
  'PICKUP_READY_EMAIL_SENT',
  'MERCHANT_COMMENT',
  'ORDER_PARTIALLY_PAID',
  'DRAFT_ORDER_CHANGES_APPLIED',
  'SAVED_PAYMENT_METHOD',
  'AUTHORIZED_PAYMENT_CREATED',
  'AUTHORIZED_PAYMENT_CAPTURED',
  'AUTHORIZED_PAYMENT_VOIDED',
  'REFUND_INITIATED',
  'PAYMENT_REFUNDED',
  'PAYMENT_REFUND_FAILED',
  'REFUNDED_AS_STORE_CREDIT',
  'PAYMENT_PENDING',
  'PAYMENT_CANCELED',
  'PAYMENT_DECLINED',
  'ORDER_PENDING',
  'ORDER_REJECTED',
  'RECEIPT_CREATED',
  'RECEIPT_SENT',
  'CHARGEBACK_CREATED',
  'CHARGEBACK_REVERSED',
  'ORDER_REFUNDED',
);
/** What happened to an order. */
export type OrderActivityTypeEnumActivityType = EnumerationValue<typeof OrderActivityTypeEnumActivityType>;

/** What can happen to an order, and what apps add. */
export const ActivityType = /* @__PURE__ */ Object.assign(
  /* @__PURE__ */ enumeration('CUSTOM_ACTIVITY'),
  OrderActivityTypeEnumActivityType,
);
/** What happened to an order. */
export type ActivityType = EnumerationValue<typeof ActivityType>;

/** Something that happened to an order, with more about it in one of the fields. */
export interface Activity {
  /** Its id. Read-only. */
  _id?: string | null;
  /** When it happened. Read-only. */
  _createdDate?: Date | null;
  /** Who did it, by e-mail address. Read-only. */
  authorEmail?: string | null;
  /** What happened. Superseded by `activityType`. */
  type?: ActivityType;
  /** What happened. */
  activityType?: OrderActivityTypeEnumActivityType;
  /** A note of the merchant. */
  merchantComment?: MerchantComment;
  /** Money was given back. */
  orderRefunded?: OrderRefunded;
  /** The order was changed. */
  draftOrderChangesApplied?: DraftOrderChangesApplied;
  /** A way to pay was kept for later. */
  savedPaymentMethod?: SavedPaymentMethod;
  /** A payment was authorized. */
  authorizedPaymentCreated?: AuthorizedPaymentActivity;
  /** An authorized payment was captured. */
  authorizedPaymentCaptured?: AuthorizedPaymentActivity;
  /** An authorized payment was voided. */
  authorizedPaymentVoided?: AuthorizedPaymentActivity;
  /** A refund began. */
  refundInitiated?: RefundInitiated;
  /** A payment was given back. */
  paymentRefunded?: PaymentRefundActivity;
  /** A payment could not be given back. */
  paymentRefundFailed?: PaymentRefundActivity;
  /** Money was given back as credit of the store. */
  refundedAsStoreCredit?: RefundedAsStoreCredit;
  /** A payment is pending. */
  paymentPending?: PaymentStateActivity;
  /** A payment was canceled. */
  paymentCanceled?: PaymentStateActivity;
  /** A payment was declined. */
  paymentDeclined?: PaymentStateActivity;
  /** A receipt was made. */
  receiptCreated?: ReceiptActivity;
  /** A receipt was sent. */
  receiptSent?: ReceiptActivity;
  /** A payment was charged back. */
  chargebackCreated?: ChargebackActivity;
  /** A chargeback was reversed. */
  chargebackReversed?: ChargebackActivity;
}

/** The converted fields of {@link Activity}. */
export const activityShape = /* @__PURE__ */ entity<Activity>({ _createdDate: date });
