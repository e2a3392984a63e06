import { event, type EventMetadata } from '@cartwright/core';
import { orderTransactionsShape, type OrderTransactions } from '../commerce/payments/order-transactions.js';
import { chargebackShape, type Chargeback } from '../commerce/payments/payment.js';
import { refundShape, type Refund } from '../commerce/payments/refund.js';
import type { RefundSideEffects } from '../commerce/payments/restock.js';

/** A payment that was charged back. */
export interface ChargebackApproved {
  /** The order's id. */
  orderId?: string;
  /** The payment's id. */
  paymentId?: string;
  /** The chargeback. */
  chargeback?: Chargeback;
  /** The order's updated payments and refunds. */
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
  /** The order's updated payments and refunds. */
  orderTransactions?: OrderTransactions;
}

/** Payments or refunds of which more is known. */
export interface PaymentDetailsUpdated {
  /** The order's updated payments and refunds. */
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
  /** The order's updated payments and refunds. */
  orderTransactions?: OrderTransactions;
}

/** Payments or refunds that changed. */
export interface PaymentsUpdated {
  /** The order's updated payments and refunds. */
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
  /** Metadata of the event, such as its id and time. */
  metadata: EventMetadata;
}

/** A chargeback was reversed. */
export interface OrderTransactionsChargebackReversedEnvelope {
  /** What happened. */
  data: ChargebackReversed;
  /** Metadata of the event, such as its id and time. */
  metadata: EventMetadata;
}

/** More is known of payments or refunds. */
export interface OrderTransactionsDetailsUpdatedEnvelope {
  /** What happened. */
  data: PaymentDetailsUpdated;
  /** Metadata of the event, such as its id and time. */
  metadata: EventMetadata;
}

/** A refund ended. */
export interface OrderTransactionsRefundCompletedEnvelope {
  /** What happened. */
  data: RefundCompleted;
  /** Metadata of the event, such as its id and time. */
  metadata: EventMetadata;
}

/** Payments or refunds of an order changed. */
export interface OrderTransactionsUpdatedEnvelope {
  /** What happened. */
  data: PaymentsUpdated;
  /** Metadata of the event, such as its id and time. */
  metadata: EventMetadata;
}

/**
 * A payment was charged back. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's
 * module. Requires the permission `ECOM.READ_TRANSACTIONS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderTransactionsChargebackApproved } from '@cartwright/ecom/order-transactions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderTransactionsChargebackApproved, ({ data }) => console.log(data));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onOrderTransactionsChargebackApproved = /* @__PURE__ */ event<OrderTransactionsChargebackApprovedEnvelope>(
  {
    type: 'wix.ecom.v1.order_transactions_chargeback_approved',
    kind: 'action',
    entity: { chargeback: chargebackShape, orderTransactions: orderTransactionsShape },
  },
);

/**
 * A chargeback was reversed. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's
 * module. Requires the permission `ECOM.READ_TRANSACTIONS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderTransactionsChargebackReversed } from '@cartwright/ecom/order-transactions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderTransactionsChargebackReversed, ({ data }) => console.log(data));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onOrderTransactionsChargebackReversed = /* @__PURE__ */ event<OrderTransactionsChargebackReversedEnvelope>(
  {
    type: 'wix.ecom.v1.order_transactions_chargeback_reversed',
    kind: 'action',
    entity: { chargeback: chargebackShape, orderTransactions: orderTransactionsShape },
  },
);

/**
 * More is known of payments or refunds. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. Requires the permission `ECOM.READ_TRANSACTIONS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderTransactionsDetailsUpdated } from '@cartwright/ecom/order-transactions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderTransactionsDetailsUpdated, ({ data }) => console.log(data));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onOrderTransactionsDetailsUpdated = /* @__PURE__ */ event<OrderTransactionsDetailsUpdatedEnvelope>({
  type: 'wix.ecom.v1.order_transactions_details_updated',
  kind: 'action',
  entity: { orderTransactions: orderTransactionsShape },
});

/**
 * A refund ended. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's module. Requires
 * the permission `ECOM.READ_TRANSACTIONS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderTransactionsRefundCompleted } from '@cartwright/ecom/order-transactions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderTransactionsRefundCompleted, ({ data }) => console.log(data));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onOrderTransactionsRefundCompleted = /* @__PURE__ */ event<OrderTransactionsRefundCompletedEnvelope>({
  type: 'wix.ecom.v1.order_transactions_refund_completed',
  kind: 'action',
  entity: { refund: refundShape, orderTransactions: orderTransactionsShape },
});

/**
 * Payments or refunds of an order changed. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. Requires the permission `ECOM.READ_TRANSACTIONS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderTransactionsUpdated } from '@cartwright/ecom/order-transactions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderTransactionsUpdated, ({ data }) => console.log(data));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onOrderTransactionsUpdated = /* @__PURE__ */ event<OrderTransactionsUpdatedEnvelope>({
  type: 'wix.ecom.v1.order_transactions_updated',
  kind: 'action',
  entity: { orderTransactions: orderTransactionsShape },
});
