export type { AccountInfo, Address, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { AdditionalFeeSource } from '../commerce/discounts-and-fees/additional-fee.js';
export { DiscountType } from '../commerce/discounts-and-fees/applied-discount.js';
export type { BulkActionMetadata, ItemMetadata } from '../commerce/responses/bulk.js';
export type { BuyerInfo, CreatedBy } from '../commerce/buyers/buyer.js';
export type { ApplicationError } from '../commerce/errors/calculation-errors.js';
export type { CatalogReference } from '../commerce/line-items/catalog-reference.js';
export { ChannelType } from '../commerce/buyers/channel.js';
export type { DelayedCaptureSettings, Duration, RedirectUrls } from '../commerce/payments/charge.js';
export {
  VatType,
  type AddressWithContact,
  type FullAddressContactDetails,
  type VatId,
} from '../commerce/addresses/address-with-contact.js';
export type { CustomField } from '../commerce/fields/custom-field.js';
export {
  DescriptionLineType,
  type Color,
  type DescriptionLine,
  type DescriptionLineName,
  type PlainTextValue,
} from '../commerce/line-items/description-line.js';
export type { ExtendedFields } from '../commerce/fields/extended-fields.js';
export { ItemTypePreset, type ItemType } from '../commerce/line-items/item-type.js';
export type { ItemModifier, ModifierGroup } from '../commerce/line-items/modifier-group.js';
export type { OrderTransactions } from '../commerce/payments/order-transactions.js';
export type { CursorPaging, CursorPagingMetadata, Cursors } from '../commerce/responses/paging.js';
export { PaymentOptionType } from '../commerce/line-items/payment-option.js';
export type { PaymentRefund } from '../commerce/payments/payment-refund.js';
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
} from '../commerce/payments/payment.js';
export type { PhysicalProperties } from '../commerce/line-items/physical-properties.js';
export type {
  Balance,
  BalanceSummary,
  CashRounding,
  CurrencyConversionDetails,
  Price,
  PriceSummary,
} from '../commerce/prices/price.js';
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
} from '../commerce/payments/refund.js';
export type { RefundSideEffects, RestockInfo, RestockItem } from '../commerce/payments/restock.js';
export type { ServiceProperties } from '../commerce/line-items/service-properties.js';
export { PickupMethod, type DeliveryTimeSlot } from '../commerce/shipping/shipping.js';
export { DeleteStatus, Namespace, Origin, SiteCreatedContext, State } from '@cartwright/core/site';
export {
  SubscriptionFrequency,
  type FreeTrialPeriod,
  type SubscriptionSettings,
} from '../commerce/line-items/subscription.js';
export { JurisdictionType, TaxableAddressType, type TaxableAddress } from '../commerce/tax/tax.js';
export type { PriceDescription, ProductName, TranslatableString } from '../commerce/fields/translatable-string.js';
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
} from '../commerce/payments/enumerations.js';
export { DimensionsUnit, WeightUnit } from '../commerce/line-items/units.js';
export { WebhookIdentityType } from '@cartwright/core/site';
export { ProductPeriodAlignment } from '../commerce/enumerations.js';
