export type { Address } from '@cartwright/core';
export { AdditionalFeeSource } from '../commerce/additional-fee.js';
export { DiscountType } from '../commerce/applied-discount.js';
export type { BuyerInfo, CreatedBy } from '../commerce/buyer.js';
export type { CatalogReference } from '../commerce/catalog-reference.js';
export { ChannelType } from '../commerce/channel.js';
export { VatType, type AddressWithContact, type FullAddressContactDetails, type VatId } from '../commerce/contact.js';
export type { CustomField } from '../commerce/custom-field.js';
export {
  DescriptionLineType,
  type Color,
  type DescriptionLine,
  type DescriptionLineName,
  type PlainTextValue,
} from '../commerce/description-line.js';
export type { ExtendedFields } from '../commerce/extended-fields.js';
export { ItemTypePreset, type ItemType } from '../commerce/item-type.js';
export type { ItemModifier, ModifierGroup } from '../commerce/modifier-group.js';
export { PaymentOptionType } from '../commerce/payment-option.js';
export type { PhysicalProperties } from '../commerce/physical-properties.js';
export type { ServiceProperties } from '../commerce/service-properties.js';
export { PickupMethod, type DeliveryTimeSlot } from '../commerce/shipping.js';
export { SubscriptionFrequency, type FreeTrialPeriod, type SubscriptionSettings } from '../commerce/subscription.js';
export { JurisdictionType, TaxableAddressType, type TaxableAddress } from '../commerce/tax.js';
export type { PriceDescription, ProductName, TranslatableString } from '../commerce/text.js';
export { WeightUnit } from '../commerce/units.js';
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
export { ChargeType, type AdditionalFee, type PlatformFee, type PlatformFeeSummary } from './additional-fee.js';
export {
  DiscountReason,
  type AppliedDiscount,
  type Coupon,
  type DiscountRule,
  type LineItemDiscount,
  type MerchantDiscount,
} from './applied-discount.js';
export { getOrder } from './get-order.js';
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
export {
  MeasurementUnit,
  type DecimalQuantity,
  type DigitalFile,
  type LocationAndQuantity,
  type OrderLineItem,
  type SubscriptionInfo,
} from './order-line-item.js';
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
export type { Balance, BalanceSummary, CashRounding, CurrencyConversionDetails, Price, PriceSummary } from '../commerce/price.js';
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
export {
  type OrderCreatedEnvelope,
  type OrderUpdatedEnvelope,
  type OrderApproved,
  type OrderApprovedEnvelope,
  type OrderCanceledEventOrderCanceled,
  type OrderCanceledEnvelope,
  type OrderDeltasCommitted,
  type OrderCommittedEnvelope,
  type FulfillmentStatusUpdated,
  type OrderFulfilledEnvelope,
  type OrderImported,
  type OrderImportedEnvelope,
  type ImportedOrderDeleted,
  type OrderImportedOrderDeletedEnvelope,
  type PaymentStatusUpdated,
  type OrderPaymentStatusUpdatedEnvelope,
} from './order-events.js';
export { onOrderCreated } from './on-order-created.js';
export { onOrderUpdated } from './on-order-updated.js';
export { onOrderApproved } from './on-order-approved.js';
export { onOrderCanceled } from './on-order-canceled.js';
export { onOrderCommitted } from './on-order-committed.js';
export { onOrderFulfilled } from './on-order-fulfilled.js';
export { onOrderImported } from './on-order-imported.js';
export { onOrderImportedOrderDeleted } from './on-order-imported-order-deleted.js';
export { onOrderPaymentStatusUpdated } from './on-order-payment-status-updated.js';
