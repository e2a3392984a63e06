export * from '../cart/cart-events.js';
export type { Cart, CartDiscount, CartResponse, Coupon, MerchantDiscount } from '../cart/cart.js';
export type {
  CreateCheckoutOptions as CreateCheckoutFromCurrentCartOptions,
  CreateCheckoutResponse,
} from '../cart/create-checkout.js';
export type {
  CalculatedLineItem,
  EstimateTotalsOptions as EstimateCurrentCartTotalsOptions,
  EstimateTotalsResponse,
  LineItemPricesData,
  MembershipOptions,
} from '../cart/estimate.js';
export type { LineItem, LineItemInput, SelectedMembership } from '../cart/line-item.js';
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
export * from './add-all-to-current-cart.js';
export * from './add-to-current-cart.js';
export * from './create-checkout-from-current-cart.js';
export * from './delete-current-cart.js';
export * from './estimate-current-cart-totals.js';
export * from './get-current-cart.js';
export * from './remove-coupon-from-current-cart.js';
export * from './remove-line-items-from-current-cart.js';
export * from './shortfalls/purchasable-quantity.js';
export * from './shortfalls/assert-line-items-added.js';
export * from './shortfalls/find-shortfalls.js';
export * from './shortfalls/line-item-not-added-error.js';
export type { LineItemNotAddedReason, Shortfall } from '../commerce/shortfalls/shortfall.js';
export * from './update-current-cart-line-item-quantity.js';
export * from './update-current-cart.js';
