/** Status of a payment, refunds not counted. */
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

/** A capture of an authorized payment. */
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

/** A chargeback by the buyer's bank. */
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
  /** Payment method: a provider or by hand, a gift card, or a membership. */
  readonly kind: 'regular' | 'giftcard' | 'membership';
  /** Whether the merchant took it by hand: cash, check, bank transfer. */
  readonly offline: boolean;
  /** Details of the payment method: IDs, the card, or the membership, as the provider describes them. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly refundDisabled: boolean;
  readonly chargebacks: readonly Chargeback[];
  readonly authorization?: Authorization;
  /** Transaction id of the plugin that keeps the gift card. */
  readonly transactionId?: string;
  /** Idempotency key of the charge, which all its payments share. */
  readonly chargeCorrelationId?: string;
  readonly receipt?: { readonly id: string; readonly number: string };
  /** ISO date at which the provider says that the status changed. */
  readonly statusUpdatedDate?: string;
}

/** Status of a refund. */
export type RefundStatus = 'SUCCEEDED' | 'FAILED' | 'PENDING' | 'SCHEDULED' | 'STARTED';

/** The refund of one payment. */
export interface RefundTransaction {
  readonly paymentId: string;
  readonly amount: string;
  readonly status: RefundStatus;
  /** Whether the merchant gave it back by hand. */
  readonly external: boolean;
  /** Details from the provider, as it wrote them. */
  readonly told?: Readonly<Record<string, unknown>>;
  /** ISO date at which the provider says that the status changed. */
  readonly statusUpdatedDate?: string;
}

/** A refund of one payment or several. */
export interface StoredRefund {
  readonly id: string;
  readonly createdDate: string;
  readonly transactions: readonly RefundTransaction[];
  readonly items: RefundItems;
  readonly reason?: string;
}

/** A quantity of a line item. */
export interface LineQuantity {
  readonly lineItemId: string;
  readonly quantity: number;
}

/** An amount of an additional fee. */
export interface FeeAmount {
  readonly additionalFeeId: string;
  readonly amount: string;
}

/** The items of a refund: line items, fees, and an amount of the shipping. */
export interface RefundItems {
  readonly lineItems: readonly LineQuantity[];
  readonly fees?: readonly FeeAmount[];
  readonly shipping?: string;
}
