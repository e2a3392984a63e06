/** Where a payment stands. */
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

/** A part of an authorized payment that was charged. */
interface Capture {
  readonly id: string;
  readonly amount: string;
  readonly createdDate: string;
}

/** A card's promise to pay, until it is captured or voided. */
export interface Authorization {
  readonly authorizedDate: string;
  readonly captures: readonly Capture[];
  readonly voided?: { readonly voidedDate: string; readonly reason: 'MANUAL' | 'SCHEDULED' };
  readonly scheduledAction?: { readonly actionType: 'VOID' | 'CAPTURE'; readonly executionDate: string };
}

/** Money that the buyer's bank took back. */
export interface Chargeback {
  readonly id: string;
  readonly amount: string;
  readonly reversalAmount: string;
  readonly status: 'APPROVED' | 'REVERSED';
  readonly createdDate: string;
  readonly updatedDate: string;
}

/** A payment of an order. `amount` is a decimal string in the order's currency. */
export interface StoredPayment {
  readonly id: string;
  readonly createdDate: string;
  readonly updatedDate: string;
  readonly amount: string;
  readonly status: TransactionStatus;
  /** By a provider or by hand; with a gift card; with a membership. */
  readonly kind: 'regular' | 'giftcard' | 'membership';
  /** By hand: cash, check, bank transfer. */
  readonly offline: boolean;
  /** The details of its kind as they were given, in their form on the wire. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly refundDisabled: boolean;
  readonly chargebacks: readonly Chargeback[];
  readonly authorization?: Authorization;
  /** The transaction of the plugin that keeps the gift card. */
  readonly transactionId?: string;
  /** What the payments of one charge have in common: its idempotency key. */
  readonly chargeCorrelationId?: string;
  readonly receipt?: { readonly id: string; readonly number: string };
  /** When its provider says that its status changed. */
  readonly statusUpdatedDate?: string;
}

/** How far a refund has come: it is done, has failed, or is under way. */
export type RefundStatus = 'SUCCEEDED' | 'FAILED' | 'PENDING' | 'SCHEDULED' | 'STARTED';

/** What was given back of one payment. */
export interface RefundTransaction {
  readonly paymentId: string;
  readonly amount: string;
  readonly status: RefundStatus;
  /** Given back outside of the platform, by hand. */
  readonly external: boolean;
  /** What the provider says of it, in its form on the wire. */
  readonly told?: Readonly<Record<string, unknown>>;
  /** When its provider says that its status changed. */
  readonly statusUpdatedDate?: string;
}

/** Something that was given back, of one payment or several. */
export interface StoredRefund {
  readonly id: string;
  readonly createdDate: string;
  readonly transactions: readonly RefundTransaction[];
  /** What it was for: lines, shipping, fees, reason; in their form on the wire. */
  readonly details: Readonly<Record<string, unknown>>;
}
