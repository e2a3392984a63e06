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
} from './activity-content.js';
export { ActivityType, OrderActivityTypeEnumActivityType, type Activity } from './activity.js';
export { addActivities, type AddActivitiesOptions, type AddActivitiesResponse } from './add-activities.js';
export { addActivity, type AddActivityResponse } from './add-activity.js';
export { ChargeType, type AdditionalFee, type PlatformFee, type PlatformFeeSummary } from './additional-fee.js';
export { aggregateOrders, type AggregateOrdersOptions, type AggregateOrdersResponse } from './aggregate-orders.js';
export {
  DiscountReason,
  type AppliedDiscount,
  type Coupon,
  type DiscountRule,
  type LineItemDiscount,
  type MerchantDiscount,
} from './applied-discount.js';
export { bulkDeleteImportedOrders, type BulkDeleteImportedOrdersResponse } from './bulk-delete-imported-orders.js';
export type { BulkOrderResult } from './bulk-order-result.js';
export {
  bulkUpdateOrderTags,
  type BulkUpdateOrderTagsOptions,
  type BulkUpdateOrderTagsResponse,
  type BulkUpdateOrderTagsResult,
} from './bulk-update-order-tags.js';
export { bulkUpdateOrders, type BulkUpdateOrdersOptions, type BulkUpdateOrdersResponse } from './bulk-update-orders.js';
export {
  cancelOrder,
  type CancelOrderApplicationErrors,
  type CancelOrderOptions,
  type CancelOrderResponse,
} from './cancel-order.js';
export {
  captureAuthorizedPayments,
  type CaptureAuthorizedPaymentsApplicationErrors,
  type CaptureAuthorizedPaymentsResponse,
  type PaymentCapture,
} from './capture-authorized-payments.js';
export { chargeMemberships, type ChargeMembershipsOptions } from './charge-memberships.js';
export {
  commitDeltas,
  type CommitDeltasApplicationErrors,
  type CommitDeltasOptions,
  type CommitDeltasResponse,
} from './commit-deltas.js';
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
} from './committed-diffs.js';
export { createOrder, type CreateOrderApplicationErrors, type CreateOrderOptions } from './create-order.js';
export { deleteActivity, type DeleteActivityIdentifiers, type DeleteActivityResponse } from './delete-activity.js';
export type { DraftOrderDiffs, V1LineItemDelta } from './draft-order-diffs.js';
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
} from './enumerations.js';
export { getOrder } from './get-order.js';
export {
  getPaymentCollectabilityStatus,
  type GetPaymentCollectabilityStatusResponse,
} from './get-payment-collectability-status.js';
export { getRefundabilityStatus, type GetRefundabilityStatusResponse } from './get-refundability-status.js';
export { importOrder, type ImportOrderApplicationErrors, type ImportOrderResponse } from './import-order.js';
export {
  CustomFieldGroup,
  DepositType,
  InvoiceStatus,
  Placement,
  SourceType,
  SubdivisionType,
  ValueType,
} from './invoice-enumerations.js';
export type { MaskedOrder } from './masked-order.js';
export type { MembershipChargeItem } from './membership-charge-item.js';
export { onOrderApproved } from './on-order-approved.js';
export { onOrderCanceled } from './on-order-canceled.js';
export { onOrderCommitted } from './on-order-committed.js';
export { onOrderCreated } from './on-order-created.js';
export { onOrderFulfilled } from './on-order-fulfilled.js';
export { onOrderImportedOrderDeleted } from './on-order-imported-order-deleted.js';
export { onOrderImported } from './on-order-imported.js';
export { onOrderPaymentStatusUpdated } from './on-order-payment-status-updated.js';
export { onOrderUpdated } from './on-order-updated.js';
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
} from './order-change.js';
export type { OrderCreateNotifications, OrderCreationSettings, OwnerApps } from './order-creation-settings.js';
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
} from './order-events.js';
export {
  MeasurementUnit,
  type DecimalQuantity,
  type DigitalFile,
  type LocationAndQuantity,
  type OrderLineItem,
  type SubscriptionInfo,
} from './order-line-item.js';
export type { OrderResponse } from './order-response.js';
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
} from './order.js';
export {
  paymentCollectionBulkMarkOrdersAsPaid,
  type BulkMarkOrdersAsPaidResponse,
} from './payment-collection-bulk-mark-orders-as-paid.js';
export {
  paymentCollectionCreatePaymentGatewayOrder,
  type ChargedBy,
  type CreatePaymentGatewayOrderResponse,
  type PaymentCollectionCreatePaymentGatewayOrderApplicationErrors,
  type PaymentCollectionCreatePaymentGatewayOrderOptions,
} from './payment-collection-create-payment-gateway-order.js';
export {
  paymentCollectionMarkOrderAsPaid,
  type MarkOrderAsPaidResponse,
  type PaymentCollectionMarkOrderAsPaidApplicationErrors,
  type PaymentCollectionMarkOrderAsPaidOptions,
} from './payment-collection-mark-order-as-paid.js';
export {
  preparePaymentCollection,
  type PreparePaymentCollectionApplicationErrors,
  type PreparePaymentCollectionOptions,
  type PreparePaymentCollectionResponse,
} from './prepare-payment-collection.js';
export type { CustomActivity, PublicActivity } from './public-activity.js';
export {
  recordManuallyCollectedPayment,
  type RecordManuallyCollectedPaymentApplicationErrors,
  type RecordManuallyCollectedPaymentOptions,
} from './record-manually-collected-payment.js';
export type { Refundability } from './refundability.js';
export {
  searchOrders,
  type AddressLocation,
  type CursorSearch,
  type SearchOrdersResponse,
  type Sorting,
} from './search-orders.js';
export {
  setOrderNumberCounter,
  type SetOrderNumberCounterApplicationErrors,
  type SetOrderNumberCounterOptions,
  type SetOrderNumberCounterResponse,
} from './set-order-number-counter.js';
export type {
  DeliveryLogistics,
  PickupDetails,
  ShippingPrice,
  ShippingRegion,
  V1ShippingInformation,
} from './shipping.js';
export type {
  ItemTaxFullDetails,
  LineItemTaxBreakdown,
  LineItemTaxInfo,
  OrderTaxBreakdown,
  OrderTaxInfo,
  TaxSummary,
} from './tax.js';
export {
  triggerRefund,
  type TriggerRefundApplicationErrors,
  type TriggerRefundOptions,
  type TriggerRefundResponse,
} from './trigger-refund.js';
export { updateActivity, type UpdateActivityIdentifiers, type UpdateActivityResponse } from './update-activity.js';
export {
  updateOrderLineItem,
  type UpdateOrderLineItemOptions,
  type UpdateOrderLineItem,
  type UpdateOrderLineItemIdentifiers,
  type UpdateOrderLineItemResponse,
} from './update-order-line-item.js';
export {
  updateOrderStatus,
  type UpdateOrderStatusApplicationErrors,
  type UpdateOrderStatusResponse,
} from './update-order-status.js';
export {
  updateOrder,
  type UpdateOrder,
  type UpdateOrderApplicationErrors,
  type UpdateOrderOptions,
} from './update-order.js';
export {
  voidAuthorizedPayments,
  type VoidAuthorizedPaymentsApplicationErrors,
  type VoidAuthorizedPaymentsResponse,
} from './void-authorized-payments.js';
export * from './shared.js';
