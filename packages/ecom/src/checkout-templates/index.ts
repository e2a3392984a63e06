export type {
  Charge,
  Checkout,
  CustomContentReference,
  CustomSettings,
  ExternalReference,
  ShippingInfo,
  SubscriptionCharges,
} from '../checkout/checkout.js';
export type { LineItem } from '../checkout/line-item.js';
export type { CreatedBy } from '../commerce/buyers/buyer.js';
export type {
  AppliedCoupon as Coupon,
  AppliedDiscountRule as DiscountRule,
  AppliedMerchantDiscount as MerchantDiscount,
} from '../commerce/discounts-and-fees/applied-discount.js';
export type * from '../commerce/fields/custom-field.js';
export * from '../commerce/index.js';
export * from '../commerce/line-items/item-availability.js';
export type { HostSelectedMembership as SelectedMembership } from '../commerce/payments/memberships.js';
export type * from '../commerce/responses/bulk.js';
export type { CursorPagingMetadata, Cursors } from '../commerce/responses/paging.js';
export type * from '../commerce/responses/raw-http-response.js';
export * from '../commerce/responses/sort-order.js';
export * from './bulk-create-checkout-templates.js';
export * from './checkout-template-events.js';
export {
  Status,
  type CheckoutCustomization,
  type CheckoutTemplate,
  type V1LineItem,
  type WebClientCustomization,
} from './checkout-template.js';
export * from './create-and-redirect-to-checkout.js';
export * from './create-checkout-from-template.js';
export * from './create-checkout-template.js';
export * from './delete-checkout-template.js';
export * from './get-checkout-template.js';
export * from './query-checkout-templates.js';
export * from './update-checkout-template.js';
