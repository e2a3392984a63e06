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
  /** Details of the payment method, such as IDs, the card or the membership, in the provider's format. */
  readonly details: Readonly<Record<string, unknown>>;
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

/** Refund of one payment. */
export interface RefundTransaction {
  readonly paymentId: string;
  readonly amount: string;
  readonly status: RefundStatus;
  /** Whether the merchant refunded outside the platform. */
  readonly external: boolean;
  /** Details of the provider, as given. */
  readonly told?: Readonly<Record<string, unknown>>;
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
