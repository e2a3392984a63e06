export type {
  AuthorizedPaymentActivity,
  AuthorizedPaymentActivity as AuthorizedPaymentCaptured,
  AuthorizedPaymentActivity as AuthorizedPaymentCreated,
  AuthorizedPaymentActivity as AuthorizedPaymentVoided,
  ChargebackActivity,
  ChargebackActivity as ChargebackCreated,
  ChargebackActivity as ChargebackReversed,
  CreditCardDetails,
  ExternalReceipt,
  GiftCardPaymentRefund,
  MembershipPaymentRefund,
  MerchantComment,
  OrderRefunded,
  PaymentRefundActivity,
  PaymentRefundActivity as PaymentRefunded,
  PaymentRefundActivity as PaymentRefundFailed,
  PaymentStateActivity,
  PaymentStateActivity as PaymentCanceled,
  PaymentStateActivity as PaymentDeclined,
  PaymentStateActivity as PaymentPending,
  ReceiptActivity,
  ReceiptActivity as ReceiptCreated,
  ReceiptActivity as ReceiptSent,
  RefundedAsStoreCredit,
  RefundedPayment,
  RefundInitiated,
  RegularPayment,
  RegularPaymentRefund,
  SavedPaymentMethod,
  WixReceipt,
} from './order-parts/activity-content.js';
export { ActivityType, OrderActivityTypeEnumActivityType, type Activity } from './order-parts/activity.js';
export { addActivities, type AddActivitiesOptions, type AddActivitiesResponse } from './activities/add-activities.js';
export { addActivity, type AddActivityResponse } from './activities/add-activity.js';
export {
  ChargeType,
  type AdditionalFee,
  type PlatformFee,
  type PlatformFeeSummary,
} from './order-parts/additional-fee.js';
export {
  aggregateOrders,
  type AggregateOrdersOptions,
  type AggregateOrdersResponse,
} from './orders/aggregate-orders.js';
export {
  DiscountReason,
  type AppliedDiscount,
  type Coupon,
  type DiscountRule,
  type LineItemDiscount,
  type MerchantDiscount,
} from './order-parts/applied-discount.js';
export {
  bulkDeleteImportedOrders,
  type BulkDeleteImportedOrdersResponse,
} from './orders/bulk-delete-imported-orders.js';
export type { BulkOrderResult } from './orders/bulk-order-result.js';
export {
  bulkUpdateOrderTags,
  type BulkUpdateOrderTagsOptions,
  type BulkUpdateOrderTagsResponse,
  type BulkUpdateOrderTagsResult,
} from './orders/bulk-update-order-tags.js';
export {
  bulkUpdateOrders,
  type BulkUpdateOrdersOptions,
  type BulkUpdateOrdersResponse,
} from './orders/bulk-update-orders.js';
export {
  cancelOrder,
  type CancelOrderApplicationErrors,
  type CancelOrderOptions,
  type CancelOrderResponse,
} from './orders/cancel-order.js';
export {
  captureAuthorizedPayments,
  type CaptureAuthorizedPaymentsApplicationErrors,
  type CaptureAuthorizedPaymentsResponse,
  type PaymentCapture,
} from './payment-collection/capture-authorized-payments.js';
export { chargeMemberships, type ChargeMembershipsOptions } from './payment-collection/charge-memberships.js';
export {
  commitDeltas,
  type CommitDeltasApplicationErrors,
  type CommitDeltasOptions,
  type CommitDeltasResponse,
} from './draft-orders/commit-deltas.js';
export {
  InventoryAction,
  type AdditionalFeeDelta,
  type AppliedDiscountDelta,
  type CommittedDiffs,
  type DraftOrderCommitSettings,
  type InventoryUpdateDetails,
  type ItemChangedDetails,
  type LineItemDelta,
  type OrderLineItemChangedDetails,
} from './draft-orders/committed-diffs.js';
export { createOrder, type CreateOrderApplicationErrors, type CreateOrderOptions } from './orders/create-order.js';
export {
  deleteActivity,
  type DeleteActivityIdentifiers,
  type DeleteActivityResponse,
} from './activities/delete-activity.js';
export type { DraftOrderDiffs, V1LineItemDelta } from './draft-orders/draft-order-diffs.js';
export {
  AdjustmentType,
  DeltaPaymentOptionType,
  ManuallyRefundableReason,
  NonRefundableReason,
  OrderActionType,
  OrderApprovalStrategy,
  PaymentCollectabilityStatus,
  PreviewEmailType,
  RefundableStatus,
  SpecificItemsCouponBehavior,
  VersioningMode,
} from './enumerations/enumerations.js';
export { getOrder } from './orders/get-order.js';
export {
  getPaymentCollectabilityStatus,
  type GetPaymentCollectabilityStatusResponse,
} from './payment-collection/get-payment-collectability-status.js';
export {
  getRefundabilityStatus,
  type GetRefundabilityStatusResponse,
} from './payment-collection/get-refundability-status.js';
export { importOrder, type ImportOrderApplicationErrors, type ImportOrderResponse } from './orders/import-order.js';
export {
  CustomFieldGroup,
  DepositType,
  InvoiceStatus,
  Placement,
  SourceType,
  SubdivisionType,
  ValueType,
} from './enumerations/invoice-enumerations.js';
export type { MaskedOrder } from './orders/masked-order.js';
export type { MembershipChargeItem } from './payment-collection/membership-charge-item.js';
export { onOrderApproved } from './events/on-order-approved.js';
export { onOrderCanceled } from './events/on-order-canceled.js';
export { onOrderCommitted } from './events/on-order-committed.js';
export { onOrderCreated } from './events/on-order-created.js';
export { onOrderFulfilled } from './events/on-order-fulfilled.js';
export { onOrderImportedOrderDeleted } from './events/on-order-imported-order-deleted.js';
export { onOrderImported } from './events/on-order-imported.js';
export { onOrderPaymentStatusUpdated } from './events/on-order-payment-status-updated.js';
export { onOrderUpdated } from './events/on-order-updated.js';
export {
  LineItemQuantityChangeType,
  type DraftOrderChangesApplied,
  type LineItemAmount,
  type LineItemChanges,
  type LineItemPriceChange,
  type LineItemQuantityChange,
  type ManagedAdditionalFee,
  type ManagedDiscount,
  type ManagedLineItem,
  type OrderChange,
  type ShippingInformation,
  type ShippingInformationChange,
  type TotalPriceChange,
} from './order-parts/order-change.js';
export type { OrderCreateNotifications, OrderCreationSettings, OwnerApps } from './orders/order-creation-settings.js';
export type {
  FulfillmentStatusUpdated,
  ImportedOrderDeleted,
  OrderApproved,
  OrderApprovedEnvelope,
  OrderCanceledEnvelope,
  OrderCanceledEventOrderCanceled,
  OrderCommittedEnvelope,
  OrderCreatedEnvelope,
  OrderDeltasCommitted,
  OrderFulfilledEnvelope,
  OrderImported,
  OrderImportedEnvelope,
  OrderImportedOrderDeletedEnvelope,
  OrderPaymentStatusUpdatedEnvelope,
  OrderUpdatedEnvelope,
  PaymentStatusUpdated,
} from './events/order-events.js';
export {
  MeasurementUnit,
  type DecimalQuantity,
  type DigitalFile,
  type LocationAndQuantity,
  type OrderLineItem,
  type SubscriptionInfo,
} from './order-parts/order-line-item.js';
export type { OrderResponse } from './orders/order-response.js';
export {
  AttributionSource,
  FulfillmentStatus,
  OrderStatus,
  PaymentStatusEnumPaymentStatus,
  type ChannelInfo,
  type Location,
  type Order,
  type TagList,
  type Tags,
} from './orders/order.js';
export {
  paymentCollectionBulkMarkOrdersAsPaid,
  type BulkMarkOrdersAsPaidResponse,
} from './payment-collection/payment-collection-bulk-mark-orders-as-paid.js';
export {
  paymentCollectionCreatePaymentGatewayOrder,
  type ChargedBy,
  type CreatePaymentGatewayOrderResponse,
  type PaymentCollectionCreatePaymentGatewayOrderApplicationErrors,
  type PaymentCollectionCreatePaymentGatewayOrderOptions,
} from './payment-collection/payment-collection-create-payment-gateway-order.js';
export {
  paymentCollectionMarkOrderAsPaid,
  type MarkOrderAsPaidResponse,
  type PaymentCollectionMarkOrderAsPaidApplicationErrors,
  type PaymentCollectionMarkOrderAsPaidOptions,
} from './payment-collection/payment-collection-mark-order-as-paid.js';
export {
  preparePaymentCollection,
  type PreparePaymentCollectionApplicationErrors,
  type PreparePaymentCollectionOptions,
  type PreparePaymentCollectionResponse,
} from './payment-collection/prepare-payment-collection.js';
export type { CustomActivity, PublicActivity } from './activities/public-activity.js';
export {
  recordManuallyCollectedPayment,
  type RecordManuallyCollectedPaymentApplicationErrors,
  type RecordManuallyCollectedPaymentOptions,
} from './payment-collection/record-manually-collected-payment.js';
export type { Refundability } from './payment-collection/refundability.js';
export {
  searchOrders,
  type AddressLocation,
  type CursorSearch,
  type SearchOrdersResponse,
  type Sorting,
} from './orders/search-orders.js';
export {
  setOrderNumberCounter,
  type SetOrderNumberCounterApplicationErrors,
  type SetOrderNumberCounterOptions,
  type SetOrderNumberCounterResponse,
} from './orders/set-order-number-counter.js';
export type {
  DeliveryLogistics,
  PickupDetails,
  ShippingPrice,
  ShippingRegion,
  V1ShippingInformation,
} from './order-parts/shipping.js';
export type {
  ItemTaxFullDetails,
  LineItemTaxBreakdown,
  LineItemTaxInfo,
  OrderTaxBreakdown,
  OrderTaxInfo,
  TaxSummary,
} from './order-parts/tax.js';
export {
  triggerRefund,
  type TriggerRefundApplicationErrors,
  type TriggerRefundOptions,
  type TriggerRefundResponse,
} from './payment-collection/trigger-refund.js';
export {
  updateActivity,
  type UpdateActivityIdentifiers,
  type UpdateActivityResponse,
} from './activities/update-activity.js';
export {
  updateOrderLineItem,
  type UpdateOrderLineItemOptions,
  type UpdateOrderLineItem,
  type UpdateOrderLineItemIdentifiers,
  type UpdateOrderLineItemResponse,
} from './orders/update-order-line-item.js';
export {
  updateOrderStatus,
  type UpdateOrderStatusApplicationErrors,
  type UpdateOrderStatusResponse,
} from './orders/update-order-status.js';
export {
  updateOrder,
  type UpdateOrder,
  type UpdateOrderApplicationErrors,
  type UpdateOrderOptions,
} from './orders/update-order.js';
export {
  voidAuthorizedPayments,
  type VoidAuthorizedPaymentsApplicationErrors,
  type VoidAuthorizedPaymentsResponse,
} from './payment-collection/void-authorized-payments.js';
export * from './shared.js';
