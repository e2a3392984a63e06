export type { AccountInfo, Address, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { DeleteStatus, Namespace, Origin, SiteCreatedContext, State, WebhookIdentityType } from '@cartwright/core/site';
export {
  VatType,
  type AddressWithContact,
  type FullAddressContactDetails,
  type VatId,
} from '../commerce/addresses/address-with-contact.js';
export type * from '../commerce/buyers/buyer.js';
export * from '../commerce/buyers/channel.js';
export { AdditionalFeeSource } from '../commerce/discounts-and-fees/additional-fee.js';
export { DiscountType } from '../commerce/discounts-and-fees/applied-discount.js';
export { PlatformFeeChargeType as ChargeType } from '../commerce/discounts-and-fees/platform-fee-charge-type.js';
export type { ApplicationError } from '../commerce/errors/calculation-errors.js';
export type * from '../commerce/fields/custom-field.js';
export type * from '../commerce/fields/extended-fields.js';
export type { TagList } from '../commerce/fields/tags.js';
export type * from '../commerce/fields/translatable-string.js';
export type * from '../commerce/line-items/catalog-reference.js';
export * from '../commerce/line-items/description-line.js';
export { ProductPeriodAlignment } from '../commerce/line-items/enumerations.js';
export * from '../commerce/line-items/item-type.js';
export type * from '../commerce/line-items/modifier-group.js';
export { PaymentOptionType } from '../commerce/line-items/payment-option.js';
export type { PhysicalProperties } from '../commerce/line-items/physical-properties.js';
export type { ServiceProperties } from '../commerce/line-items/service-properties.js';
export {
  SubscriptionFrequency,
  type FreeTrialPeriod,
  type SubscriptionSettings,
} from '../commerce/line-items/subscription.js';
export * from '../commerce/line-items/units.js';
export type * from '../commerce/payments/charge.js';
export { DurationUnit, RestockType, ScheduledAction } from '../commerce/payments/enumerations.js';
export * from '../commerce/payments/index.js';
export type * from '../commerce/payments/payment-refund.js';
export type { V1ScheduledAction } from '../commerce/payments/payment.js';
export type { AggregatedRefundSummary } from '../commerce/payments/refund.js';
export type { RefundSideEffects, RestockInfo } from '../commerce/payments/restock.js';
export type * from '../commerce/prices/price.js';
export type * from '../commerce/responses/bulk.js';
export type * from '../commerce/responses/paging.js';
export * from '../commerce/responses/sort-order.js';
export { PickupMethod, type DeliveryTimeSlot } from '../commerce/shipping/shipping.js';
export { JurisdictionType, TaxableAddressType, type TaxableAddress } from '../commerce/tax/tax.js';
export * from './activities/index.js';
export * from './draft-orders/index.js';
export * from './enumerations/index.js';
export * from './events/index.js';
export * from './order-parts/index.js';
export * from './orders/index.js';
export * from './payment-collection/index.js';
