export type { AccountInfo, Address, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { AdditionalFeeSource } from '../commerce/additional-fee.js';
export { DiscountType } from '../commerce/applied-discount.js';
export type { BulkActionMetadata, ItemMetadata } from '../commerce/bulk.js';
export type { BuyerInfo, CreatedBy } from '../commerce/buyer.js';
export type { ApplicationError } from '../commerce/calculation-errors.js';
export type { CatalogReference } from '../commerce/catalog-reference.js';
export { ChannelType } from '../commerce/channel.js';
export type { DelayedCaptureSettings, Duration, RedirectUrls } from '../commerce/charge.js';
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
export type { OrderTransactions } from '../commerce/order-transactions.js';
export type { CursorPaging, CursorPagingMetadata, Cursors } from '../commerce/paging.js';
export { PaymentOptionType } from '../commerce/payment-option.js';
export type { PaymentRefund } from '../commerce/payment-refund.js';
export type {
  AuthorizationActionFailureDetails,
  AuthorizationCapture,
  AuthorizationDetails,
  AuthorizationVoid,
  CashRoundingDetails,
  Chargeback,
  CreditCardPaymentMethodDetails,
  FutureMembershipDetails,
  GiftCardPaymentDetails,
  MembershipPaymentDetails,
  Payment,
  PaymentMethodName,
  RegularPaymentDetails,
  UserDefinedPaymentMethodName,
  V1ScheduledAction,
} from '../commerce/payment.js';
export type { PhysicalProperties } from '../commerce/physical-properties.js';
export type {
  Balance,
  BalanceSummary,
  CashRounding,
  CurrencyConversionDetails,
  Price,
  PriceSummary,
} from '../commerce/price.js';
export type {
  AdditionalFeeRefund,
  AggregatedRefundSummary,
  LineItemRefund,
  LineItemRefundSummary,
  Refund,
  RefundDetails,
  RefundItem,
  RefundItemsBreakdown,
  RefundStatusInfo,
  RefundTransaction,
  ShippingRefund,
} from '../commerce/refund.js';
export type { RefundSideEffects, RestockInfo, RestockItem } from '../commerce/restock.js';
export type { ServiceProperties } from '../commerce/service-properties.js';
export { PickupMethod, type DeliveryTimeSlot } from '../commerce/shipping.js';
export { DeleteStatus, Namespace, Origin, SiteCreatedContext, State } from '@cartwright/core/site';
export { SubscriptionFrequency, type FreeTrialPeriod, type SubscriptionSettings } from '../commerce/subscription.js';
export { JurisdictionType, TaxableAddressType, type TaxableAddress } from '../commerce/tax.js';
export type { PriceDescription, ProductName, TranslatableString } from '../commerce/text.js';
export {
  ActionType,
  AuthorizationCaptureStatus,
  AuthorizationVoidStatus,
  CanceledReason,
  ChargebackStatus,
  DeclinedReason,
  DurationUnit,
  MembershipPaymentStatus,
  PaymentStatus,
  PredefinedPaymentMethod,
  Reason,
  RefundStatus,
  RestockType,
  ScheduledAction,
  SortOrder,
  TransactionStatus,
  VoidedReason,
} from '../commerce/transaction-enumerations.js';
export { DimensionsUnit, WeightUnit } from '../commerce/units.js';
export { WebhookIdentityType } from '@cartwright/core/site';
export { ProductPeriodAlignment } from '../current-cart/enumerations.js';
