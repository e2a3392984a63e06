export * from './aggregate-orders.js';
export * from './bulk-delete-imported-orders.js';
export type { BulkOrderResult } from './bulk-order-result.js';
export * from './bulk-update-order-tags.js';
export * from './bulk-update-orders.js';
export * from './cancel-order.js';
export * from './create-order.js';
export * from './get-order.js';
export * from './import-order.js';
export type { MaskedOrder } from './masked-order.js';
export * from './order-creation-settings.js';
export type { OrderSearchFields } from './order-search-fields.js';
export type * from './order-settings.js';
export type { OrderResponse } from './order-response.js';
export {
  AttributionSource,
  FulfillmentStatus,
  OrderStatus,
  PaymentStatusEnumPaymentStatus,
  type ChannelInfo,
  type FulfillmentStatusesAggregate,
  type Location,
  type Order,
  type Tags,
} from './order.js';
export * from './search-orders.js';
export * from './set-order-number-counter.js';
export * from './update-order-line-item.js';
export * from './update-order-status.js';
export * from './update-order.js';
