export {
  DiscountType as AppliedDiscountDiscountType,
  type AppliedCoupon as V1Coupon,
  type AppliedDiscountRule as V1DiscountRule,
  type AppliedMerchantDiscount as V1MerchantDiscount,
} from '../commerce/discounts-and-fees/applied-discount.js';
export type { CalculationErrors, CarrierErrors } from '../commerce/errors/calculation-errors.js';
export * from '../commerce/index.js';
export * from '../commerce/line-items/item-availability.js';
export type * from '../commerce/line-items/line-item-quantity-update.js';
export { LimitedQuotaType, QuotaType } from '../commerce/payments/membership-quotas.js';
export type { HostSelectedMembership } from '../commerce/payments/memberships.js';
export type { SelectedShippingOption, ShippingInformation } from '../commerce/shipping/shipping.js';
export * from './add-to-cart.js';
export {
  onCartCreated,
  onCartDeleted,
  onCartUpdated,
  type CartCreatedEnvelope,
  type CartDeletedEnvelope,
  type CartUpdatedEnvelope,
} from './cart-events.js';
export type { Cart, CartDiscount, CartResponse, Coupon, MerchantDiscount } from './cart.js';
export * from './create-cart.js';
export * from './create-checkout.js';
export * from './delete-cart.js';
export * from './estimate-totals.js';
export type {
  CalculatedLineItem,
  EstimateTotalsOptions,
  EstimateTotalsResponse,
  LineItemPricesData,
  MembershipOptions,
} from './estimate.js';
export * from './get-cart-by-checkout-id.js';
export * from './get-cart.js';
export type { LineItem, SelectedMembership } from './line-item.js';
export * from './remove-business-location.js';
export * from './remove-coupon.js';
export * from './remove-line-items.js';
export * from './update-cart.js';
export * from './update-line-items-quantity.js';
