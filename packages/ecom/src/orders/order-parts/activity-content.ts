import type { Price } from '../../commerce/prices/price.js';

/** A note of the merchant. */
export interface MerchantComment {
  /** What it says. */
  message?: string;
}

/** Money was given back. */
export interface OrderRefunded {
  /** Whether by hand. */
  manual?: boolean;
  /** How much. */
  amount?: Price;
  /** Why. */
  reason?: string;
}

/** A way to pay was kept for later. */
export interface SavedPaymentMethod {
  /** Its name. */
  name?: string;
  /** What it is, such as the card's last digits. */
  description?: string | null;
}

/** A payment with a card that was authorized. */
export interface AuthorizedPaymentActivity {
  /** The payment's id. */
  paymentId?: string;
  /** How much. */
  amount?: Price;
  /** The card's last four digits. */
  lastFourDigits?: string | null;
  /** The card's brand. */
  brand?: string | null;
}

/** A refund to a card. */
export interface RegularPaymentRefund {
  /** How much. */
  amount?: Price;
  /** The card's last four digits. */
  lastFourDigits?: string | null;
  /** The card's brand. */
  brand?: string | null;
}

/** A refund to a gift card. */
export interface GiftCardPaymentRefund {
  /** The gift card payment's id. */
  giftCardPaymentId?: string | null;
  /** How much. */
  amount?: Price;
}

/** A refund to a membership. */
export interface MembershipPaymentRefund {
  /** The membership's id. */
  membershipId?: string | null;
}

/** A payment that is given back: one of the first three. */
export interface RefundedPayment {
  /** To a card. */
  regular?: RegularPaymentRefund;
  /** To a gift card. */
  giftCard?: GiftCardPaymentRefund;
  /** To a membership. */
  membership?: MembershipPaymentRefund;
  /** The payment's id. */
  paymentId?: string;
  /** Whether it is given back outside of the platform. */
  externalRefund?: boolean;
}

/** A refund began. */
export interface RefundInitiated {
  /** The refund's id. */
  refundId?: string;
  /** How much. */
  amount?: Price;
  /** The payments that are given back. */
  payments?: RefundedPayment[];
  /** Why. */
  reason?: string | null;
}

/** A refund of one payment ended. */
export interface PaymentRefundActivity {
  /** The refund's id. */
  refundId?: string;
  /** The payment. */
  payment?: RefundedPayment;
}

/** Money was given back as credit of the store. */
export interface RefundedAsStoreCredit {
  /** How much. */
  amount?: Price;
  /** Why. */
  reason?: string | null;
}

/** A card. */
export interface CreditCardDetails {
  /** Its last four digits. */
  lastFourDigits?: string | null;
  /** Its brand. */
  brand?: string | null;
}

/** A payment with a card or the like. */
export interface RegularPayment {
  /** The card. */
  creditCardDetails?: CreditCardDetails;
  /** How much. */
  amount?: Price;
}

/** A payment changed its state. */
export interface PaymentStateActivity {
  /** The payment. */
  regular?: RegularPayment;
  /** Its id. */
  paymentId?: string;
}

/** A receipt of the platform. */
export interface WixReceipt {
  /** Its id. */
  receiptId?: string;
  /** Its number. */
  displayNumber?: string | null;
}

/** A receipt of another system. */
export interface ExternalReceipt {
  /** Its id. */
  receiptId?: string | null;
  /** Its number. */
  displayNumber?: string | null;
}

/** A receipt for a payment: one of the first two. */
export interface ReceiptActivity {
  /** The platform's. */
  wixReceipt?: WixReceipt;
  /** Another system's. */
  externalReceipt?: ExternalReceipt;
  /** The payment's id. */
  paymentId?: string;
}

/** A payment was charged back, or the chargeback was reversed. */
export interface ChargebackActivity {
  /** The payment's id. */
  paymentId?: string;
  /** The chargeback's id. */
  chargebackId?: string;
  /** How much. */
  amount?: Price;
  /** How much of it came back. */
  reversalAmount?: Price;
  /** The payment. */
  paymentDetails?: RegularPayment;
}
