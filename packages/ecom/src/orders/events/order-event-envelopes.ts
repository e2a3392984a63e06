import type { EventMetadata } from '@cartwright/core';
import type { CommittedDiffs, DraftOrderCommitSettings } from '../draft-orders/committed-diffs.js';
import type { FulfillmentStatus, Order, PaymentStatusEnumPaymentStatus } from '../orders/order.js';

/** An order was created. */
export interface OrderCreatedEnvelope {
  /** The order. */
  entity: Order;
  /** About the event. */
  metadata: EventMetadata;
}

/** An order was updated. */
export interface OrderUpdatedEnvelope {
  /** The order as it is now. */
  entity: Order;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/** An order was approved. */
export interface OrderApproved {
  /** The order. */
  order?: Order;
}

/** An order was approved. */
export interface OrderApprovedEnvelope {
  /** What happened. */
  data: OrderApproved;
  /** About the event. */
  metadata: EventMetadata;
}

/** An order was canceled. */
export interface OrderCanceledEventOrderCanceled {
  /** The order. */
  order?: Order;
  /** Whether its items go back into stock. */
  restockAllItems?: boolean;
  /** Whether the buyer is told by e-mail. */
  sendOrderCanceledEmail?: boolean;
  /** What the buyer is told. */
  customMessage?: string | null;
}

/** An order was canceled. */
export interface OrderCanceledEnvelope {
  /** What happened. */
  data: OrderCanceledEventOrderCanceled;
  /** About the event. */
  metadata: EventMetadata;
}

/** The changes of a draft of an order were applied. */
export interface OrderDeltasCommitted {
  /** The order. */
  order?: Order;
  /** The draft. */
  draftOrderId?: string;
  /** What changed. */
  changes?: CommittedDiffs;
  /** What else was done. */
  commitSettings?: DraftOrderCommitSettings;
  /** When. */
  commitDate?: Date | null;
}

/** The changes of a draft of an order were applied. */
export interface OrderCommittedEnvelope {
  /** What happened. */
  data: OrderDeltasCommitted;
  /** About the event. */
  metadata: EventMetadata;
}

/** An order was fulfilled, or is not any more. */
export interface FulfillmentStatusUpdated {
  /** The order. */
  order?: Order;
  /** The state of its fulfillment before. */
  previousFulfillmentStatus?: FulfillmentStatus;
  /** The state of its fulfillment now. */
  newFulfillmentStatus?: FulfillmentStatus;
  /** What led to it. */
  action?: string;
}

/** An order was fulfilled, or is not any more. */
export interface OrderFulfilledEnvelope {
  /** What happened. */
  data: FulfillmentStatusUpdated;
  /** About the event. */
  metadata: EventMetadata;
}

/** An order was imported from another system. */
export interface OrderImported {
  /** The order. */
  order?: Order;
}

/** An order was imported from another system. */
export interface OrderImportedEnvelope {
  /** What happened. */
  data: OrderImported;
  /** About the event. */
  metadata: EventMetadata;
}

/** An imported order was deleted. */
export interface ImportedOrderDeleted {
  /** The order. */
  order?: Order;
}

/** An imported order was deleted. */
export interface OrderImportedOrderDeletedEnvelope {
  /** What happened. */
  data: ImportedOrderDeleted;
  /** About the event. */
  metadata: EventMetadata;
}

/** The state of an order's payment changed. */
export interface PaymentStatusUpdated {
  /** The order. */
  order?: Order;
  /** The state of its payment before. */
  previousPaymentStatus?: PaymentStatusEnumPaymentStatus;
}

/** The state of an order's payment changed. */
export interface OrderPaymentStatusUpdatedEnvelope {
  /** What happened. */
  data: PaymentStatusUpdated;
  /** About the event. */
  metadata: EventMetadata;
}
