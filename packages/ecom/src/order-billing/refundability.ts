import type { CreditCardPaymentMethodDetails } from '../commerce/payments/payment.js';
import type { Price } from '../commerce/prices/price.js';
import type { ManuallyRefundableReason, NonRefundableReason } from './enumerations.js';

/** What was paid and given back. */
export interface MonetaryPaymentSummary {
  /** What was paid. */
  paid?: Price;
  /** What was given back. */
  refunded?: Price;
  /** What is on its way back. */
  refundPending?: Price;
  /** What can still be given back. */
  maxRefund?: Price;
}

/** What memberships paid for. */
export interface MembershipPaymentSummary {
  /** The line items that were paid with it. */
  paidLineItemIds?: string[];
  /** Those of them that were given back. */
  refundedLineItemIds?: string[];
  /** Those of them that can still be given back. */
  refundableLineItemIds?: string[];
}

/** A payment, and what of it was given back. */
export interface PaymentInfo {
  /** What was paid with money. */
  monetary?: MonetaryPaymentSummary;
  /** What was paid with memberships. */
  membership?: MembershipPaymentSummary;
  /** The card. */
  creditCardDetails?: CreditCardPaymentMethodDetails;
  /** The payment's id. */
  paymentId?: string;
  /** The way it was paid. */
  paymentMethod?: string | null;
  /** Whether it was paid by hand. */
  offlinePayment?: boolean;
}

/** Why a payment can only be given back by hand. */
export interface ManuallyRefundablePaymentStatus {
  /** Why. */
  reason?: ManuallyRefundableReason;
}

/** Why a payment can not be given back. */
export interface NonRefundablePaymentStatus {
  /** Why. */
  reason?: NonRefundableReason;
}

/** Whether a payment can be given back: one of the first three. */
export interface PaymentRefundability {
  /** It can be given back. */
  refundable?: boolean;
  /** It can only be given back by hand. */
  manuallyRefundable?: ManuallyRefundablePaymentStatus;
  /** It can not be given back. */
  nonRefundable?: NonRefundablePaymentStatus;
  /** The payment. */
  payment?: PaymentInfo;
  /** Where it is given back by hand. */
  providerLink?: string | null;
}

/** All payments together. */
export interface PaymentsSummary {
  /** What was paid with money. */
  monetary?: MonetaryPaymentSummary;
  /** What was paid with memberships. */
  membership?: MembershipPaymentSummary;
}

/** How many of a line item can be given back. */
export interface LineItemRefundability {
  /** The line item's id. */
  lineItemId?: string;
  /** How many were bought. */
  originalQuantity?: number;
  /** How many were given back. */
  refundedQuantity?: number;
  /** How many can still be given back. */
  availableRefundQuantity?: number;
}

/** How much of the shipping can be given back. */
export interface ShippingRefundability {
  /** How much. */
  amount?: Price;
  /** What was given back. */
  refundedAmount?: Price;
  /** What can still be given back. */
  availableRefundAmount?: Price;
}

/** How much of an additional fee can be given back. */
export interface AdditionalFeeRefundability {
  /** The additional fee's id. */
  additionalFeeId?: string;
  /** How much. */
  amount?: Price;
  /** What was given back. */
  refundedAmount?: Price;
  /** What can still be given back. */
  availableRefundAmount?: Price;
}
