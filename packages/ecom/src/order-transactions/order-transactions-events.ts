import type { EventMetadata } from '@cartwright/core';
import type { OrderTransactions } from '../commerce/payments/order-transactions.js';
import type { Chargeback } from '../commerce/payments/payment.js';
import type { Refund } from '../commerce/payments/refund.js';
import type { RefundSideEffects } from '../commerce/payments/restock.js';

/** A payment that was charged back. */
export interface ChargebackApproved {
  /** The order's id. */
  orderId?: string;
  /** The payment's id. */
  paymentId?: string;
  /** The chargeback. */
  chargeback?: Chargeback;
  /** The order's payments and refunds as they are now. */
  orderTransactions?: OrderTransactions;
}

/** A chargeback that was reversed. */
export interface ChargebackReversed {
  /** The order's id. */
  orderId?: string;
  /** The payment's id. */
  paymentId?: string;
  /** The chargeback. */
  chargeback?: Chargeback;
  /** The order's payments and refunds as they are now. */
  orderTransactions?: OrderTransactions;
}

/** Payments or refunds of which more is known. */
export interface PaymentDetailsUpdated {
  /** The order's payments and refunds as they are now. */
  orderTransactions?: OrderTransactions;
  /** The ids of the payments. */
  paymentIds?: string[];
  /** The refunds' ids. */
  refundIds?: string[];
}

/** A refund that ended. */
export interface RefundCompleted {
  /** The order's id. */
  orderId?: string;
  /** The refund. */
  refund?: Refund;
  /** What else is done. */
  sideEffects?: RefundSideEffects;
  /** The order's payments and refunds as they are now. */
  orderTransactions?: OrderTransactions;
}

/** Payments or refunds that changed. */
export interface PaymentsUpdated {
  /** The order's payments and refunds as they are now. */
  orderTransactions?: OrderTransactions;
  /** The ids of the payments. */
  paymentIds?: string[];
  /** The refunds' ids. */
  refundIds?: string[];
}

/** A payment was charged back. */
export interface OrderTransactionsChargebackApprovedEnvelope {
  /** What happened. */
  data: ChargebackApproved;
  /** About the event. */
  metadata: EventMetadata;
}

/** A chargeback was reversed. */
export interface OrderTransactionsChargebackReversedEnvelope {
  /** What happened. */
  data: ChargebackReversed;
  /** About the event. */
  metadata: EventMetadata;
}

/** More is known of payments or refunds. */
export interface OrderTransactionsDetailsUpdatedEnvelope {
  /** What happened. */
  data: PaymentDetailsUpdated;
  /** About the event. */
  metadata: EventMetadata;
}

/** A refund ended. */
export interface OrderTransactionsRefundCompletedEnvelope {
  /** What happened. */
  data: RefundCompleted;
  /** About the event. */
  metadata: EventMetadata;
}

/** Payments or refunds of an order changed. */
export interface OrderTransactionsUpdatedEnvelope {
  /** What happened. */
  data: PaymentsUpdated;
  /** About the event. */
  metadata: EventMetadata;
}
