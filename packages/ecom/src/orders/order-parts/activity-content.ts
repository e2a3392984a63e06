import type { Price } from '../../commerce/prices/price.js';

/** Content of a `MERCHANT_COMMENT` activity. */
export interface MerchantComment {
  /** Comment of the merchant. */
  message?: string;
}

/** Content of an `ORDER_REFUNDED` activity. */
export interface OrderRefunded {
  /** Whether the merchant refunded the order outside of the platform, for example in cash. */
  manual?: boolean;
  /** Refunded amount. */
  amount?: Price;
  /** Reason for the refund. At most 200 characters. */
  reason?: string;
}

/** Content of a `SAVED_PAYMENT_METHOD` activity: the payment method saved for later charges. */
export interface SavedPaymentMethod {
  /** Name of the payment method. */
  name?: string;
  /** Description of the payment method, such as the last digits of the card. */
  description?: string | null;
}

/** Content of an activity about an authorized card payment: created, captured or voided. */
export interface AuthorizedPaymentActivity {
  /** The payment's ID. */
  paymentId?: string;
  /** Amount of the payment. */
  amount?: Price;
  /** Last four digits of the card. */
  lastFourDigits?: string | null;
  /** Brand of the card. */
  brand?: string | null;
}

/** Refund of a regular payment, such as a card payment. */
export interface RegularPaymentRefund {
  /** Refunded amount. */
  amount?: Price;
  /** Last four digits of the card. */
  lastFourDigits?: string | null;
  /** Brand of the card. */
  brand?: string | null;
}

/** Refund of a gift card payment. */
export interface GiftCardPaymentRefund {
  /** The gift card payment's ID. */
  giftCardPaymentId?: string | null;
  /** Refunded amount. */
  amount?: Price;
}

/** Refund of a membership payment. */
export interface MembershipPaymentRefund {
  /** The membership's ID. */
  membershipId?: string | null;
}

/** Payment of a refund. Exactly one of `regular`, `giftCard` and `membership` is present. */
export interface RefundedPayment {
  /** Refund of a regular payment, such as a card payment. */
  regular?: RegularPaymentRefund;
  /** Refund of a gift card payment. */
  giftCard?: GiftCardPaymentRefund;
  /** Refund of a membership payment. */
  membership?: MembershipPaymentRefund;
  /** The payment's ID. */
  paymentId?: string;
  /** Whether the merchant refunded the payment outside of the platform. */
  externalRefund?: boolean;
}

/**
 * Content of a `REFUND_INITIATED` activity. `PAYMENT_REFUNDED` and `PAYMENT_REFUND_FAILED` activities with the same
 * `refundId` follow, one per payment.
 */
export interface RefundInitiated {
  /** The refund's ID. */
  refundId?: string;
  /** Amount of the refund. */
  amount?: Price;
  /** Payments to refund, 1 to 50. */
  payments?: RefundedPayment[];
  /** Reason for the refund. At most 200 characters. */
  reason?: string | null;
}

/** Content of a `PAYMENT_REFUNDED` or `PAYMENT_REFUND_FAILED` activity. */
export interface PaymentRefundActivity {
  /** The refund's ID, as in the `REFUND_INITIATED` activity. */
  refundId?: string;
  /** Payment that was refunded or failed to be. */
  payment?: RefundedPayment;
}

/** Content of a `REFUNDED_AS_STORE_CREDIT` activity. */
export interface RefundedAsStoreCredit {
  /** Amount of the store credit. */
  amount?: Price;
  /** Reason for the refund. At most 100 characters. */
  reason?: string | null;
}

/** Credit card of a payment. */
export interface CreditCardDetails {
  /** Last four digits of the card. */
  lastFourDigits?: string | null;
  /** Brand of the card. */
  brand?: string | null;
}

/** Payment with a card or another online payment method. */
export interface RegularPayment {
  /** Credit card. Absent for other payment methods. */
  creditCardDetails?: CreditCardDetails;
  /** Amount of the payment. */
  amount?: Price;
}

/** Content of a `PAYMENT_PENDING`, `PAYMENT_CANCELED` or `PAYMENT_DECLINED` activity. */
export interface PaymentStateActivity {
  /** Card and amount of the payment. */
  regular?: RegularPayment;
  /** The payment's ID. */
  paymentId?: string;
}

/** Receipt of the platform. */
export interface WixReceipt {
  /** The receipt's ID. */
  receiptId?: string;
  /** Number printed on the receipt. At most 40 characters. */
  displayNumber?: string | null;
}

/** Receipt of an external system. */
export interface ExternalReceipt {
  /** The receipt's ID in the external system. */
  receiptId?: string | null;
  /** Number printed on the receipt. */
  displayNumber?: string | null;
}

/** Content of a `RECEIPT_CREATED` or `RECEIPT_SENT` activity. Either `wixReceipt` or `externalReceipt` is present. */
export interface ReceiptActivity {
  /** Receipt of the platform. */
  wixReceipt?: WixReceipt;
  /** Receipt of an external system. */
  externalReceipt?: ExternalReceipt;
  /** ID of the payment that the receipt is for. */
  paymentId?: string;
}

/** Content of a `CHARGEBACK_CREATED` or `CHARGEBACK_REVERSED` activity. */
export interface ChargebackActivity {
  /** ID of the payment that was charged back. */
  paymentId?: string;
  /** The chargeback's ID. */
  chargebackId?: string;
  /** Amount charged back. */
  amount?: Price;
  /** Amount returned to the merchant. Absent for `CHARGEBACK_CREATED`. */
  reversalAmount?: Price;
  /** Card and amount of the payment. */
  paymentDetails?: RegularPayment;
}
