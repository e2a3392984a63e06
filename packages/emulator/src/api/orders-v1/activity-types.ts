/** Activity types that apps can add, with the name of the field that has their content. */
export const activityContents: Readonly<Record<string, string>> = {
  MERCHANT_COMMENT: 'merchantComment',
  ORDER_REFUNDED: 'orderRefunded',
  DRAFT_ORDER_CHANGES_APPLIED: 'draftOrderChangesApplied',
  SAVED_PAYMENT_METHOD: 'savedPaymentMethod',
  AUTHORIZED_PAYMENT_CREATED: 'authorizedPaymentCreated',
  AUTHORIZED_PAYMENT_CAPTURED: 'authorizedPaymentCaptured',
  AUTHORIZED_PAYMENT_VOIDED: 'authorizedPaymentVoided',
  REFUND_INITIATED: 'refundInitiated',
  PAYMENT_REFUNDED: 'paymentRefunded',
  PAYMENT_REFUND_FAILED: 'paymentRefundFailed',
  REFUNDED_AS_STORE_CREDIT: 'refundedAsStoreCredit',
  PAYMENT_PENDING: 'paymentPending',
  PAYMENT_CANCELED: 'paymentCanceled',
  PAYMENT_DECLINED: 'paymentDeclined',
  RECEIPT_CREATED: 'receiptCreated',
  RECEIPT_SENT: 'receiptSent',
  CHARGEBACK_CREATED: 'chargebackCreated',
  CHARGEBACK_REVERSED: 'chargebackReversed',
};

/** All types of activities. */
export const activityTypes: readonly string[] = [
  ...Object.keys(activityContents),
  ...['ORDER_PLACED', 'ORDER_PAID', 'ORDER_PARTIALLY_PAID', 'ORDER_FULFILLED', 'ORDER_NOT_FULFILLED', 'ORDER_CANCELED'],
  ...['ORDER_PENDING', 'ORDER_REJECTED', 'DOWNLOAD_LINK_SENT', 'TRACKING_NUMBER_ADDED', 'TRACKING_NUMBER_EDITED'],
  ...['TRACKING_LINK_ADDED', 'SHIPPING_CONFIRMATION_EMAIL_SENT', 'INVOICE_ADDED', 'INVOICE_REMOVED', 'INVOICE_SENT'],
  ...['FULFILLER_EMAIL_SENT', 'SHIPPING_ADDRESS_EDITED', 'EMAIL_EDITED', 'PICKUP_READY_EMAIL_SENT'],
];
