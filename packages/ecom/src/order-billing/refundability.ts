import type { CreditCardPaymentMethodDetails } from '../commerce/payments/payment.js';
import type { Price } from '../commerce/prices/price.js';
import type { ManuallyRefundableReason, NonRefundableReason } from './enumerations.js';

/** Amounts of one or more monetary payments. */
export interface MonetaryPaymentSummary {
  /** Amount paid. */
  paid?: Price;
  /** Amount refunded. */
  refunded?: Price;
  /** Amount of refunds in progress. */
  refundPending?: Price;
  /** Amount that can still be refunded: `paid` less `refunded` and `refundPending`. */
  maxRefund?: Price;
}

/** Line items paid with memberships. */
export interface MembershipPaymentSummary {
  /** IDs of the line items paid with memberships. */
  paidLineItemIds?: string[];
  /** IDs of those that were refunded. */
  refundedLineItemIds?: string[];
  /** IDs of those that can still be refunded. */
  refundableLineItemIds?: string[];
}

/** Payment and its refunds. Either `monetary` or `membership` is present. */
export interface PaymentInfo {
  /** Amounts of a monetary payment. */
  monetary?: MonetaryPaymentSummary;
  /** Line items of a membership payment. */
  membership?: MembershipPaymentSummary;
  /** Credit card. Absent for other payment methods. */
  creditCardDetails?: CreditCardPaymentMethodDetails;
  /** The payment's ID. */
  paymentId?: string;
  /** Type of the payment method, such as `CreditCard`, `PayPal` or `Cash`. */
  paymentMethod?: string | null;
  /** Whether the payment is offline. */
  offlinePayment?: boolean;
}

/** Status of a payment that can only be refunded manually. */
export interface ManuallyRefundablePaymentStatus {
  /** Reason why the platform cannot refund it. */
  reason?: ManuallyRefundableReason;
}

/** Status of a payment that cannot be refunded. */
export interface NonRefundablePaymentStatus {
  /** Reason why it cannot be refunded. */
  reason?: NonRefundableReason;
}

/** Refundability of a payment. Exactly one of `refundable`, `manuallyRefundable` and `nonRefundable` is present. */
export interface PaymentRefundability {
  /** Whether the platform can refund the payment through its provider. */
  refundable?: boolean;
  /** Reason, if the payment can only be refunded manually. */
  manuallyRefundable?: ManuallyRefundablePaymentStatus;
  /** Reason, if the payment cannot be refunded. */
  nonRefundable?: NonRefundablePaymentStatus;
  /** Payment and its refunds. */
  payment?: PaymentInfo;
  /** URL of the payment provider's dashboard, for manual refunds. */
  providerLink?: string | null;
}

/** Totals of an order's payments. */
export interface PaymentsSummary {
  /** Amounts of the monetary payments. */
  monetary?: MonetaryPaymentSummary;
  /** Line items of the membership payments. */
  membership?: MembershipPaymentSummary;
}

/** Refundable quantity of a line item. */
export interface LineItemRefundability {
  /** The line item's ID. */
  lineItemId?: string;
  /** Quantity ordered. */
  originalQuantity?: number;
  /** Quantity refunded. */
  refundedQuantity?: number;
  /** Quantity that can still be refunded. */
  availableRefundQuantity?: number;
}

/** Refundable amount of the shipping. */
export interface ShippingRefundability {
  /** Original shipping amount. */
  amount?: Price;
  /** Amount refunded. */
  refundedAmount?: Price;
  /** Amount that can still be refunded. */
  availableRefundAmount?: Price;
}

/** Refundable amount of an additional fee. */
export interface AdditionalFeeRefundability {
  /** The additional fee's ID. */
  additionalFeeId?: string;
  /** Original amount of the fee. */
  amount?: Price;
  /** Amount refunded. */
  refundedAmount?: Price;
  /** Amount that can still be refunded. */
  availableRefundAmount?: Price;
}
