import type { EventMetadata } from '@cartwright/core';
import type { CommittedDiffs, DraftOrderCommitSettings } from '../draft-orders/committed-diffs.js';
import type { FulfillmentStatus, Order, PaymentStatusEnumPaymentStatus } from '../orders/order.js';

/** Payload of `onOrderCreated`. */
export interface OrderCreatedEnvelope {
  /** The created order. */
  entity: Order;
  /** Event metadata, such as the event's ID and time. */
  metadata: EventMetadata;
}

/** Payload of `onOrderUpdated`. */
export interface OrderUpdatedEnvelope {
  /** The updated order. */
  entity: Order;
  /** Event metadata, such as the event's ID and time. */
  metadata: EventMetadata;
  /** Previous values of the changed fields, by path. */
  modifiedFields: Record<string, unknown>;
}

/** `data` of `onOrderApproved`. */
export interface OrderApproved {
  /** The approved order. */
  order?: Order;
}

/** Payload of `onOrderApproved`. */
export interface OrderApprovedEnvelope {
  /** The approved order. */
  data: OrderApproved;
  /** Event metadata, such as the event's ID and time. */
  metadata: EventMetadata;
}

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
export interface OrderCanceledEnvelope {
  /** The canceled order and the options of the cancellation. */
  data: OrderCanceledEventOrderCanceled;
  /** Event metadata, such as the event's ID and time. */
  metadata: EventMetadata;
}

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
export interface OrderCommittedEnvelope {
  /** The edited order and its changes. */
  data: OrderDeltasCommitted;
  /** Event metadata, such as the event's ID and time. */
  metadata: EventMetadata;
}

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
export interface OrderFulfilledEnvelope {
  /** The order and its fulfillment statuses before and after. */
  data: FulfillmentStatusUpdated;
  /** Event metadata, such as the event's ID and time. */
  metadata: EventMetadata;
}

/** `data` of `onOrderImported`. */
export interface OrderImported {
  /** The imported order. */
  order?: Order;
}

/** Payload of `onOrderImported`. */
export interface OrderImportedEnvelope {
  /** The imported order. */
  data: OrderImported;
  /** Event metadata, such as the event's ID and time. */
  metadata: EventMetadata;
}

/** `data` of `onOrderImportedOrderDeleted`. */
export interface ImportedOrderDeleted {
  /** The deleted order. */
  order?: Order;
}

/** Payload of `onOrderImportedOrderDeleted`. */
export interface OrderImportedOrderDeletedEnvelope {
  /** The deleted order. */
  data: ImportedOrderDeleted;
  /** Event metadata, such as the event's ID and time. */
  metadata: EventMetadata;
}

/** `data` of `onOrderPaymentStatusUpdated`. */
export interface PaymentStatusUpdated {
  /** The updated order. */
  order?: Order;
  /** Payment status before the update. */
  previousPaymentStatus?: PaymentStatusEnumPaymentStatus;
}

/** Payload of `onOrderPaymentStatusUpdated`. */
export interface OrderPaymentStatusUpdatedEnvelope {
  /** The order and its previous payment status. */
  data: PaymentStatusUpdated;
  /** Event metadata, such as the event's ID and time. */
  metadata: EventMetadata;
}
