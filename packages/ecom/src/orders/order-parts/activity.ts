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

/**
 * Activity types of an order.
 *
 * - `ORDER_PLACED`: the order was created.
 * - `ORDER_PAID`, `ORDER_PARTIALLY_PAID`: the order was paid, in full or in part.
 * - `ORDER_FULFILLED`, `ORDER_NOT_FULFILLED`: the fulfillment status changed.
 * - `ORDER_CANCELED`, `ORDER_PENDING`, `ORDER_REJECTED`: the order status changed.
 * - `ORDER_REFUNDED`: the order was refunded, in full or in part.
 * - `DOWNLOAD_LINK_SENT`: the download links of digital items were emailed to the buyer.
 * - `TRACKING_NUMBER_ADDED`, `TRACKING_NUMBER_EDITED`, `TRACKING_LINK_ADDED`: shipment tracking changed.
 * - `SHIPPING_CONFIRMATION_EMAIL_SENT`, `PICKUP_READY_EMAIL_SENT`: the buyer was notified by email.
 * - `FULFILLER_EMAIL_SENT`: the fulfiller was notified by email.
 * - `INVOICE_ADDED`, `INVOICE_REMOVED`, `INVOICE_SENT`: the invoice changed, or was emailed to the buyer.
 * - `SHIPPING_ADDRESS_EDITED`, `EMAIL_EDITED`: the merchant edited the buyer's data.
 * - `MERCHANT_COMMENT`: the merchant added a comment.
 * - `DRAFT_ORDER_CHANGES_APPLIED`: the order was edited.
 * - `SAVED_PAYMENT_METHOD`: a payment method was saved for later charges.
 * - `AUTHORIZED_PAYMENT_CREATED`, `AUTHORIZED_PAYMENT_CAPTURED`, `AUTHORIZED_PAYMENT_VOIDED`: an authorized payment
 *   changed.
 * - `REFUND_INITIATED`, `PAYMENT_REFUNDED`, `PAYMENT_REFUND_FAILED`: a refund started, and its result for each payment.
 * - `REFUNDED_AS_STORE_CREDIT`: the refund was issued as store credit.
 * - `PAYMENT_PENDING`, `PAYMENT_CANCELED`, `PAYMENT_DECLINED`: the status of a payment changed.
 * - `RECEIPT_CREATED`, `RECEIPT_SENT`: a receipt was created, or sent to the buyer.
 * - `CHARGEBACK_CREATED`, `CHARGEBACK_REVERSED`: a payment was charged back, or the chargeback was reversed.
 */
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
/** Type of an order activity. */
export type OrderActivityTypeEnumActivityType = EnumerationValue<typeof OrderActivityTypeEnumActivityType>;

/** Activity types of an order, including `CUSTOM_ACTIVITY` for activities added by apps. */
export const ActivityType = /* @__PURE__ */ Object.assign(
  /* @__PURE__ */ enumeration('CUSTOM_ACTIVITY'),
  OrderActivityTypeEnumActivityType,
);
/** Type of an order activity, including `CUSTOM_ACTIVITY`. */
export type ActivityType = EnumerationValue<typeof ActivityType>;

/** Entry in the history of an order. One content field is present at most, according to `activityType`. */
export interface Activity {
  /** Activity ID. Read-only. */
  _id?: string | null;
  /** Date and time of the activity. Read-only. */
  _createdDate?: Date | null;
  /** Email address of the user who caused the activity. Read-only. */
  authorEmail?: string | null;
  /** Activity type. Superseded by `activityType`. */
  type?: ActivityType;
  /** Activity type. */
  activityType?: OrderActivityTypeEnumActivityType;
  /** Content of `MERCHANT_COMMENT`. */
  merchantComment?: MerchantComment;
  /** Content of `ORDER_REFUNDED`. */
  orderRefunded?: OrderRefunded;
  /** Content of `DRAFT_ORDER_CHANGES_APPLIED`. */
  draftOrderChangesApplied?: DraftOrderChangesApplied;
  /** Content of `SAVED_PAYMENT_METHOD`. */
  savedPaymentMethod?: SavedPaymentMethod;
  /** Content of `AUTHORIZED_PAYMENT_CREATED`. */
  authorizedPaymentCreated?: AuthorizedPaymentActivity;
  /** Content of `AUTHORIZED_PAYMENT_CAPTURED`. */
  authorizedPaymentCaptured?: AuthorizedPaymentActivity;
  /** Content of `AUTHORIZED_PAYMENT_VOIDED`. */
  authorizedPaymentVoided?: AuthorizedPaymentActivity;
  /** Content of `REFUND_INITIATED`. */
  refundInitiated?: RefundInitiated;
  /** Content of `PAYMENT_REFUNDED`. */
  paymentRefunded?: PaymentRefundActivity;
  /** Content of `PAYMENT_REFUND_FAILED`. */
  paymentRefundFailed?: PaymentRefundActivity;
  /** Content of `REFUNDED_AS_STORE_CREDIT`. */
  refundedAsStoreCredit?: RefundedAsStoreCredit;
  /** Content of `PAYMENT_PENDING`. */
  paymentPending?: PaymentStateActivity;
  /** Content of `PAYMENT_CANCELED`. */
  paymentCanceled?: PaymentStateActivity;
  /** Content of `PAYMENT_DECLINED`. */
  paymentDeclined?: PaymentStateActivity;
  /** Content of `RECEIPT_CREATED`. */
  receiptCreated?: ReceiptActivity;
  /** Content of `RECEIPT_SENT`. */
  receiptSent?: ReceiptActivity;
  /** Content of `CHARGEBACK_CREATED`. */
  chargebackCreated?: ChargebackActivity;
  /** Content of `CHARGEBACK_REVERSED`. */
  chargebackReversed?: ChargebackActivity;
}

/** Shape of {@link Activity}: which fields are dates. */
export const activityShape = /* @__PURE__ */ entity<Activity>({ _createdDate: date });
