export type { CreatedBy } from '../commerce/buyers/buyer.js';
export type {
  AppliedCoupon as Coupon,
  AppliedDiscountRule as DiscountRule,
  AppliedMerchantDiscount as MerchantDiscount,
} from '../commerce/discounts-and-fees/applied-discount.js';
export type { CalculationErrors, CarrierErrors } from '../commerce/errors/calculation-errors.js';
export type * from '../commerce/fields/custom-field.js';
export * from '../commerce/index.js';
export * from '../commerce/line-items/item-availability.js';
export type * from '../commerce/line-items/line-item-quantity-update.js';
export type { HostSelectedMembership as SelectedMembership } from '../commerce/payments/memberships.js';
export type * from '../commerce/responses/raw-http-response.js';
export * from './add-to-checkout.js';
export * from './checkout-events.js';
export type { CheckoutResponse } from './checkout-response.js';
export type {
  Charge,
  Checkout,
  CustomContentReference,
  CustomSettings,
  ExternalReference,
  MembershipOptions,
  ShippingInfo,
  SubscriptionCharges,
} from './checkout.js';
export * from './create-checkout.js';
export * from './create-order-and-charge.js';
export * from './create-order.js';
export type * from './error-data.js';
export * from './get-checkout-by-cart-id.js';
export * from './get-checkout-url.js';
export * from './get-checkout.js';
export * from './get-wix-checkout-url.js';
export type { LineItem } from './line-item.js';
export * from './mark-checkout-as-completed-and-redirect-to-url.js';
export * from './mark-checkout-as-completed.js';
export * from './remove-coupon.js';
export * from './remove-gift-card.js';
export * from './remove-line-items.js';
export * from './remove-override-checkout-url.js';
export * from './update-checkout.js';
export * from './update-line-items-quantity.js';
