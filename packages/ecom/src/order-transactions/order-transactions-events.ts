import { event, type ActionEnvelope } from '@cartwright/core';
import { orderTransactionsShape, type OrderTransactions } from '../commerce/payments/order-transactions.js';
import { chargebackShape, type Chargeback } from '../commerce/payments/payment.js';
import { refundShape, type Refund } from '../commerce/payments/refund.js';
import type { RefundSideEffects } from '../commerce/payments/restock.js';

/** `data` of `onOrderTransactionsChargebackApproved`. */
export interface ChargebackApproved {
  /** The order's ID. */
  orderId?: string;
  /** The payment's ID. */
  paymentId?: string;
  /** The approved chargeback. */
  chargeback?: Chargeback;
  /** The order's updated payments and refunds. */
  orderTransactions?: OrderTransactions;
}

/** `data` of `onOrderTransactionsChargebackReversed`. */
export interface ChargebackReversed {
  /** The order's ID. */
  orderId?: string;
  /** The payment's ID. */
  paymentId?: string;
  /** The reversed chargeback. */
  chargeback?: Chargeback;
  /** The order's updated payments and refunds. */
  orderTransactions?: OrderTransactions;
}

/** `data` of `onOrderTransactionsDetailsUpdated`. */
export interface PaymentDetailsUpdated {
  /** The order's updated payments and refunds. */
  orderTransactions?: OrderTransactions;
  /** IDs of the updated payments. */
  paymentIds?: string[];
  /** IDs of the updated refunds. */
  refundIds?: string[];
}

/** `data` of `onOrderTransactionsRefundCompleted`. */
export interface RefundCompleted {
  /** The order's ID. */
  orderId?: string;
  /** The completed refund. */
  refund?: Refund;
  /** Restocking and the email to the buyer. */
  sideEffects?: RefundSideEffects;
  /** The order's updated payments and refunds. */
  orderTransactions?: OrderTransactions;
}

/** `data` of `onOrderTransactionsUpdated`. */
export interface PaymentsUpdated {
  /** The order's updated payments and refunds. */
  orderTransactions?: OrderTransactions;
  /** IDs of the updated payments. */
  paymentIds?: string[];
  /** IDs of the updated refunds. */
  refundIds?: string[];
}

/** Payload of {@link onOrderTransactionsChargebackApproved}. */
export type OrderTransactionsChargebackApprovedEnvelope = ActionEnvelope<ChargebackApproved>;

/** Payload of {@link onOrderTransactionsChargebackReversed}. */
export type OrderTransactionsChargebackReversedEnvelope = ActionEnvelope<ChargebackReversed>;

/** Payload of {@link onOrderTransactionsDetailsUpdated}. */
export type OrderTransactionsDetailsUpdatedEnvelope = ActionEnvelope<PaymentDetailsUpdated>;

/** Payload of {@link onOrderTransactionsRefundCompleted}. */
export type OrderTransactionsRefundCompletedEnvelope = ActionEnvelope<RefundCompleted>;

/** Payload of {@link onOrderTransactionsUpdated}. */
export type OrderTransactionsUpdatedEnvelope = ActionEnvelope<PaymentsUpdated>;

/**
 * Triggered when a chargeback of a payment is approved. `data` contains `orderId`, `paymentId`, `chargeback` and
 * `orderTransactions`. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's module.
 * Requires the permission `ECOM.READ_TRANSACTIONS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderTransactionsChargebackApproved } from '@cartwright/ecom/order-transactions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderTransactionsChargebackApproved, ({ data }) => console.log(data));
 * ```
 * @see Event type `wix.ecom.v1.order_transactions_chargeback_approved`
 */
export const onOrderTransactionsChargebackApproved = /* @__PURE__ */ event<OrderTransactionsChargebackApprovedEnvelope>(
  {
    type: 'wix.ecom.v1.order_transactions_chargeback_approved',
    kind: 'action',
    entity: { chargeback: chargebackShape, orderTransactions: orderTransactionsShape },
  },
);

/**
 * Triggered when a chargeback of a payment is reversed. `data` contains `orderId`, `paymentId`, `chargeback` and
 * `orderTransactions`. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's module.
 * Requires the permission `ECOM.READ_TRANSACTIONS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderTransactionsChargebackReversed } from '@cartwright/ecom/order-transactions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderTransactionsChargebackReversed, ({ data }) => console.log(data));
 * ```
 * @see Event type `wix.ecom.v1.order_transactions_chargeback_reversed`
 */
export const onOrderTransactionsChargebackReversed = /* @__PURE__ */ event<OrderTransactionsChargebackReversedEnvelope>(
  {
    type: 'wix.ecom.v1.order_transactions_chargeback_reversed',
    kind: 'action',
    entity: { chargeback: chargebackShape, orderTransactions: orderTransactionsShape },
  },
);

/**
 * Triggered when details of an order's payments or refunds are updated. `data` contains `orderTransactions`,
 * `paymentIds` and `refundIds`. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's
 * module. Requires the permission `ECOM.READ_TRANSACTIONS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderTransactionsDetailsUpdated } from '@cartwright/ecom/order-transactions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderTransactionsDetailsUpdated, ({ data }) => console.log(data));
 * ```
 * @see Event type `wix.ecom.v1.order_transactions_details_updated`
 */
export const onOrderTransactionsDetailsUpdated = /* @__PURE__ */ event<OrderTransactionsDetailsUpdatedEnvelope>({
  type: 'wix.ecom.v1.order_transactions_details_updated',
  kind: 'action',
  entity: { orderTransactions: orderTransactionsShape },
});

/**
 * Triggered when a refund is completed. `data` contains `orderId`, `refund`, `sideEffects` and `orderTransactions`.
 * Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `ECOM.READ_TRANSACTIONS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderTransactionsRefundCompleted } from '@cartwright/ecom/order-transactions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderTransactionsRefundCompleted, ({ data }) => console.log(data));
 * ```
 * @see Event type `wix.ecom.v1.order_transactions_refund_completed`
 */
export const onOrderTransactionsRefundCompleted = /* @__PURE__ */ event<OrderTransactionsRefundCompletedEnvelope>({
  type: 'wix.ecom.v1.order_transactions_refund_completed',
  kind: 'action',
  entity: { refund: refundShape, orderTransactions: orderTransactionsShape },
});

/**
 * Triggered when payments or refunds of an order are added or updated. `data` contains `orderTransactions`,
 * `paymentIds` and `refundIds`. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's
 * module. Requires the permission `ECOM.READ_TRANSACTIONS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderTransactionsUpdated } from '@cartwright/ecom/order-transactions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderTransactionsUpdated, ({ data }) => console.log(data));
 * ```
 * @see Event type `wix.ecom.v1.order_transactions_updated`
 */
export const onOrderTransactionsUpdated = /* @__PURE__ */ event<OrderTransactionsUpdatedEnvelope>({
  type: 'wix.ecom.v1.order_transactions_updated',
  kind: 'action',
  entity: { orderTransactions: orderTransactionsShape },
});
