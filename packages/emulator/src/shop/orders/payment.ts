import type { Input } from '../../kernel/input/object.js';

/** Status of a payment, without its refunds. */
export type TransactionStatus =
  | 'APPROVED'
  | 'PENDING'
  | 'PENDING_MERCHANT'
  | 'CANCELED'
  | 'DECLINED'
  | 'REFUNDED'
  | 'PARTIALLY_REFUNDED'
  | 'AUTHORIZED'
  | 'VOIDED';

/** Capture of an authorized payment. */
interface Capture {
  readonly id: string;
  readonly amount: string;
  readonly createdDate: string;
}

/** Authorization of a payment, until it is captured or voided. */
export interface Authorization {
  readonly authorizedDate: string;
  readonly captures: readonly Capture[];
  readonly voided?: { readonly voidedDate: string; readonly reason: 'MANUAL' | 'SCHEDULED' };
  readonly scheduledAction?: { readonly actionType: 'VOID' | 'CAPTURE'; readonly executionDate: string };
}

/** Chargeback by the buyer's bank. */
export interface Chargeback {
  readonly id: string;
  readonly amount: string;
  readonly reversalAmount: string;
  readonly status: 'APPROVED' | 'REVERSED';
  readonly createdDate: string;
  readonly updatedDate: string;
}

/** Card of a payment. */
export interface PaymentCard {
  /** Card brand, such as `VISA`. */
  readonly brand?: string;
  readonly lastFourDigits?: string;
  /** Merge patch of what the provider wrote, as given, to the fields that follow from the rest. */
  readonly written?: Input;
}

/** Details of a payment provider, or of an offline payment. */
export interface ProviderDetails {
  /** Order ID at the payment gateway. */
  readonly paymentOrderId?: string;
  /** Transaction ID at the payment gateway. */
  readonly gatewayTransactionId?: string;
  /** Transaction ID at the provider. */
  readonly providerTransactionId?: string;
  /** Payment method, such as `CreditCard`. */
  readonly method?: string;
  readonly card?: PaymentCard;
  /** Whether the card was saved with the order. */
  readonly isSaved?: boolean;
}

/** Details of a payment by gift card. */
export interface GiftCardDetails {
  readonly cardId?: string;
  /** ID of the app that manages the card. */
  readonly appId?: string;
  /** Code of the card, with all but the last characters masked. */
  readonly obfuscatedCode?: string;
  /** Merge patch of what a merchant wrote, as given, to the fields that follow from the rest. */
  readonly written?: Input;
}

/** Benefit of a plan in the same order. */
interface FutureMembership {
  /** ID of the plan's line item. */
  readonly lineItemId: string;
  readonly benefitId: string;
}

/** Details of a payment by membership. */
export interface MembershipDetails {
  readonly membershipId?: string;
  /** ID of the app that manages the membership. */
  readonly appId?: string;
  readonly futureMembership?: FutureMembership;
  /** ID of the line item that is paid. */
  readonly lineItemId?: string;
  readonly name?: string;
  /** Name in the buyer's language, if it is another. */
  readonly translatedName?: string;
  /** Status of the charge, such as `CHARGED`, `CHARGE_FAILED` or `VOIDED`. */
  readonly status?: string;
  /** Transaction ID at the app. */
  readonly transactionId?: string;
  /** Merge patch of what a merchant wrote, as given, to the fields that follow from the rest. */
  readonly written?: Input;
}

/** Payment of an order. `amount` is a decimal string in the order's currency. */
export interface StoredPayment {
  readonly id: string;
  readonly createdDate: string;
  readonly updatedDate: string;
  readonly amount: string;
  readonly status: TransactionStatus;
  /** Type of the payment: by a payment provider or offline, by gift card, or by membership. */
  readonly kind: 'regular' | 'giftcard' | 'membership';
  /** Whether the payment is offline: by cash, check or bank transfer. */
  readonly offline: boolean;
  /** Details of the payment provider, or of an offline payment. */
  readonly provider?: ProviderDetails;
  readonly giftCard?: GiftCardDetails;
  readonly membership?: MembershipDetails;
  readonly refundDisabled: boolean;
  readonly chargebacks: readonly Chargeback[];
  readonly authorization?: Authorization;
  /** Transaction ID of the plugin that manages the gift card. */
  readonly transactionId?: string;
  /** Idempotency key of the charge that the payment belongs to. */
  readonly chargeCorrelationId?: string;
  readonly receipt?: { readonly id: string; readonly number: string };
  /** Time of the status change that the provider reported, as an ISO 8601 string. */
  readonly statusUpdatedDate?: string;
}

/** Status of a refund. */
export type RefundStatus = 'SUCCEEDED' | 'FAILED' | 'PENDING' | 'SCHEDULED' | 'STARTED';

/** Details of the payment provider about a refund. */
export interface RefundDetails {
  /** Refund ID at the payment gateway. */
  readonly gatewayRefundId?: string;
  /** Refund ID at the provider. */
  readonly providerRefundId?: string;
  /** Reason of the status: the gateway's code, and a description. */
  readonly reason?: { readonly code?: string; readonly description?: string };
}

/** Refund of one payment. */
export interface RefundTransaction {
  readonly paymentId: string;
  readonly amount: string;
  readonly status: RefundStatus;
  /** Whether the merchant refunded outside the platform. */
  readonly external: boolean;
  readonly details?: RefundDetails;
  /** Time of the status change that the provider reported, as an ISO 8601 string. */
  readonly statusUpdatedDate?: string;
}

/** Refund of one or more payments. */
export interface StoredRefund {
  readonly id: string;
  readonly createdDate: string;
  readonly transactions: readonly RefundTransaction[];
  readonly items: RefundItems;
  readonly reason?: string;
}

/** Quantity of a line item. */
export interface LineQuantity {
  readonly lineItemId: string;
  readonly quantity: number;
}

/** Amount of an additional fee. */
export interface FeeAmount {
  readonly additionalFeeId: string;
  readonly amount: string;
}

/** Items to refund: line items, fees, and an amount of the shipping. */
export interface RefundItems {
  readonly lineItems: readonly LineQuantity[];
  readonly fees?: readonly FeeAmount[];
  readonly shipping?: string;
}
