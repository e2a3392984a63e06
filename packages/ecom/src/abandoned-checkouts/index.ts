export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export { VatType, type FullAddressContactDetails, type VatId } from '../commerce/addresses/address-with-contact.js';
export type { BuyerInfo as V1BuyerInfo } from '../commerce/buyers/buyer.js';
export {
  DiscountType,
  type AppliedCoupon as Coupon,
  type AppliedDiscount,
  type AppliedDiscountRule as DiscountRule,
  type AppliedMerchantDiscount as MerchantDiscount,
} from '../commerce/discounts-and-fees/applied-discount.js';
export type { ProductName, TranslatableString } from '../commerce/fields/translatable-string.js';
export type * from '../commerce/line-items/catalog-reference.js';
export * from '../commerce/line-items/description-line.js';
export type { PhysicalProperties } from '../commerce/line-items/physical-properties.js';
export { DimensionsUnit } from '../commerce/line-items/units.js';
export type { MultiCurrencyPrice } from '../commerce/prices/multi-currency-price.js';
export type * from '../commerce/responses/bulk.js';
export type { CursorPaging, CursorPagingMetadata, Cursors } from '../commerce/responses/paging.js';
export type * from '../commerce/responses/raw-http-response.js';
export { SortOrder, SortOrder as CommonSortOrder } from '../commerce/responses/sort-order.js';
export * from './abandoned-checkout-events.js';
export type { AbandonedCheckout, Activity, LineItem } from './abandoned-checkout.js';
export * from './add-abandoned-checkout-activity.js';
export * from './bulk-delete-abandoned-checkouts.js';
export * from './delete-abandoned-checkout.js';
export * from './enumerations.js';
export * from './get-abandoned-checkout.js';
export * from './get-abandoned-checkout-analytics.js';
export * from './query-abandoned-checkouts.js';
export * from './redirect-to-checkout.js';
export * from './search-abandoned-checkouts.js';
