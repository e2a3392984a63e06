import type { ActionEnvelope, CreatedEnvelope, UpdatedEnvelope } from '@cartwright/core';
import type { CommittedDiffs, DraftOrderCommitSettings } from '../draft-orders/committed-diffs.js';
import type { FulfillmentStatus, Order, PaymentStatusEnumPaymentStatus } from '../orders/order.js';

/** Payload of `onOrderCreated`. */
export type OrderCreatedEnvelope = CreatedEnvelope<Order>;

/** Payload of `onOrderUpdated`. */
export type OrderUpdatedEnvelope = UpdatedEnvelope<Order>;

/** `data` of `onOrderApproved`. */
export interface OrderApproved {
  /** The approved order. */
  order?: Order;
}

/** Payload of `onOrderApproved`. */
export type OrderApprovedEnvelope = ActionEnvelope<OrderApproved>;

/** `data` of `onOrderCanceled`. */
export interface OrderCanceledEventOrderCanceled {
  /** The canceled order. */
  order?: Order;
  /** Whether all items are to be restocked. */
  restockAllItems?: boolean;
  /** Whether the buyer is to be notified by email. */
  sendOrderCanceledEmail?: boolean;
  /** Message to the buyer in the email. */
  customMessage?: string | null;
}

/** Payload of `onOrderCanceled`. */
export type OrderCanceledEnvelope = ActionEnvelope<OrderCanceledEventOrderCanceled>;

/** `data` of `onOrderCommitted`. */
export interface OrderDeltasCommitted {
  /** The order after the edit. */
  order?: Order;
  /** ID of the applied draft order. */
  draftOrderId?: string;
  /** Applied changes. */
  changes?: CommittedDiffs;
  /** Requested side effects of the edit. */
  commitSettings?: DraftOrderCommitSettings;
  /** Date and time when the changes were applied. */
  commitDate?: Date | null;
}

/** Payload of `onOrderCommitted`. */
export type OrderCommittedEnvelope = ActionEnvelope<OrderDeltasCommitted>;

/** `data` of `onOrderFulfilled`. */
export interface FulfillmentStatusUpdated {
  /** The updated order. */
  order?: Order;
  /** Fulfillment status before the update. */
  previousFulfillmentStatus?: FulfillmentStatus;
  /** Fulfillment status after the update. */
  newFulfillmentStatus?: FulfillmentStatus;
  /** Action that caused the update. */
  action?: string;
}

/** Payload of `onOrderFulfilled`. */
export type OrderFulfilledEnvelope = ActionEnvelope<FulfillmentStatusUpdated>;

/** `data` of `onOrderImported`. */
export interface OrderImported {
  /** The imported order. */
  order?: Order;
}

/** Payload of `onOrderImported`. */
export type OrderImportedEnvelope = ActionEnvelope<OrderImported>;

/** `data` of `onOrderImportedOrderDeleted`. */
export interface ImportedOrderDeleted {
  /** The deleted order. */
  order?: Order;
}

/** Payload of `onOrderImportedOrderDeleted`. */
export type OrderImportedOrderDeletedEnvelope = ActionEnvelope<ImportedOrderDeleted>;

/** `data` of `onOrderPaymentStatusUpdated`. */
export interface PaymentStatusUpdated {
  /** The updated order. */
  order?: Order;
  /** Payment status before the update. */
  previousPaymentStatus?: PaymentStatusEnumPaymentStatus;
}

/** Payload of `onOrderPaymentStatusUpdated`. */
export type OrderPaymentStatusUpdatedEnvelope = ActionEnvelope<PaymentStatusUpdated>;
