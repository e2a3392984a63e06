import { event, type EventMetadata } from '@cartwright/core';
import { orderTransactionsShape, type OrderTransactions } from '../commerce/payments/order-transactions.js';
import { chargebackShape, type Chargeback } from '../commerce/payments/payment.js';
import { refundShape, type Refund } from '../commerce/payments/refund.js';
import type { RefundSideEffects } from '../commerce/payments/restock.js';

/** Data of `onOrderTransactionsChargebackApproved`. */
export interface ChargebackApproved {
  /** The order's id. */
  orderId?: string;
  /** The payment's id. */
  paymentId?: string;
  /** The approved chargeback. */
  chargeback?: Chargeback;
  /** The order's updated payments and refunds. */
  orderTransactions?: OrderTransactions;
}

/** Data of `onOrderTransactionsChargebackReversed`. */
export interface ChargebackReversed {
  /** The order's id. */
  orderId?: string;
  /** The payment's id. */
  paymentId?: string;
  /** The reversed chargeback. */
  chargeback?: Chargeback;
  /** The order's updated payments and refunds. */
  orderTransactions?: OrderTransactions;
}

/** Data of `onOrderTransactionsDetailsUpdated`. */
export interface PaymentDetailsUpdated {
  /** The order's updated payments and refunds. */
  orderTransactions?: OrderTransactions;
  /** Ids of the updated payments. */
  paymentIds?: string[];
  /** Ids of the updated refunds. */
  refundIds?: string[];
}

/** Data of `onOrderTransactionsRefundCompleted`. */
export interface RefundCompleted {
  /** The order's id. */
  orderId?: string;
  /** The completed refund. */
  refund?: Refund;
  /** Restocking and the email to the buyer. */
  sideEffects?: RefundSideEffects;
  /** The order's updated payments and refunds. */
  orderTransactions?: OrderTransactions;
}

/** Data of `onOrderTransactionsUpdated`. */
export interface PaymentsUpdated {
  /** The order's updated payments and refunds. */
  orderTransactions?: OrderTransactions;
  /** Ids of the updated payments. */
  paymentIds?: string[];
  /** Ids of the updated refunds. */
  refundIds?: string[];
}

/** Payload of `onOrderTransactionsChargebackApproved`. */
export interface OrderTransactionsChargebackApprovedEnvelope {
  /** The chargeback and the order's transactions. */
  data: ChargebackApproved;
  /** Metadata of the event, such as its id and time. */
  metadata: EventMetadata;
}

/** Payload of `onOrderTransactionsChargebackReversed`. */
export interface OrderTransactionsChargebackReversedEnvelope {
  /** The chargeback and the order's transactions. */
  data: ChargebackReversed;
  /** Metadata of the event, such as its id and time. */
  metadata: EventMetadata;
}

/** Payload of `onOrderTransactionsDetailsUpdated`. */
export interface OrderTransactionsDetailsUpdatedEnvelope {
  /** The order's transactions and the ids of those updated. */
  data: PaymentDetailsUpdated;
  /** Metadata of the event, such as its id and time. */
  metadata: EventMetadata;
}

/** Payload of `onOrderTransactionsRefundCompleted`. */
export interface OrderTransactionsRefundCompletedEnvelope {
  /** The refund and the order's transactions. */
  data: RefundCompleted;
  /** Metadata of the event, such as its id and time. */
  metadata: EventMetadata;
}

/** Payload of `onOrderTransactionsUpdated`. */
export interface OrderTransactionsUpdatedEnvelope {
  /** The order's transactions and the ids of those updated. */
  data: PaymentsUpdated;
  /** Metadata of the event, such as its id and time. */
  metadata: EventMetadata;
}

/**
 * Triggered when a chargeback of a payment is approved. Pass it to `on` of `createWebhooks`, or call it with a handler
 * as part of a client's module. Requires the permission `ECOM.READ_TRANSACTIONS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderTransactionsChargebackApproved } from '@cartwright/ecom/order-transactions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderTransactionsChargebackApproved, ({ data }) => console.log(data));
 * ```
 */
export const onOrderTransactionsChargebackApproved = /* @__PURE__ */ event<OrderTransactionsChargebackApprovedEnvelope>(
  {
    type: 'wix.ecom.v1.order_transactions_chargeback_approved',
    kind: 'action',
    entity: { chargeback: chargebackShape, orderTransactions: orderTransactionsShape },
  },
);

/**
 * Triggered when a chargeback of a payment is reversed. Pass it to `on` of `createWebhooks`, or call it with a handler
 * as part of a client's module. Requires the permission `ECOM.READ_TRANSACTIONS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderTransactionsChargebackReversed } from '@cartwright/ecom/order-transactions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderTransactionsChargebackReversed, ({ data }) => console.log(data));
 * ```
 */
export const onOrderTransactionsChargebackReversed = /* @__PURE__ */ event<OrderTransactionsChargebackReversedEnvelope>(
  {
    type: 'wix.ecom.v1.order_transactions_chargeback_reversed',
    kind: 'action',
    entity: { chargeback: chargebackShape, orderTransactions: orderTransactionsShape },
  },
);

/**
 * Triggered when details of an order's payments or refunds are updated. Pass it to `on` of `createWebhooks`, or call it
 * with a handler as part of a client's module. Requires the permission `ECOM.READ_TRANSACTIONS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderTransactionsDetailsUpdated } from '@cartwright/ecom/order-transactions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderTransactionsDetailsUpdated, ({ data }) => console.log(data));
 * ```
 */
export const onOrderTransactionsDetailsUpdated = /* @__PURE__ */ event<OrderTransactionsDetailsUpdatedEnvelope>({
  type: 'wix.ecom.v1.order_transactions_details_updated',
  kind: 'action',
  entity: { orderTransactions: orderTransactionsShape },
});

/**
 * Triggered when a refund is completed. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. Requires the permission `ECOM.READ_TRANSACTIONS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderTransactionsRefundCompleted } from '@cartwright/ecom/order-transactions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderTransactionsRefundCompleted, ({ data }) => console.log(data));
 * ```
 */
export const onOrderTransactionsRefundCompleted = /* @__PURE__ */ event<OrderTransactionsRefundCompletedEnvelope>({
  type: 'wix.ecom.v1.order_transactions_refund_completed',
  kind: 'action',
  entity: { refund: refundShape, orderTransactions: orderTransactionsShape },
});

/**
 * Triggered when payments or refunds of an order are added or updated. Pass it to `on` of `createWebhooks`, or call it
 * with a handler as part of a client's module. Requires the permission `ECOM.READ_TRANSACTIONS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderTransactionsUpdated } from '@cartwright/ecom/order-transactions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderTransactionsUpdated, ({ data }) => console.log(data));
 * ```
 */
export const onOrderTransactionsUpdated = /* @__PURE__ */ event<OrderTransactionsUpdatedEnvelope>({
  type: 'wix.ecom.v1.order_transactions_updated',
  kind: 'action',
  entity: { orderTransactions: orderTransactionsShape },
});
