export { DiscountSource, TargetType, Type } from './enumerations.js';
export {
  CouponDoesNotExistWixError,
  CouponHasExpiredWixError,
  CouponIsDisabledWixError,
  CouponIsNotActiveYetWixError,
  CouponLimitPerCustomerExceededWixError,
  CouponUsageExceededWixError,
} from './errors.js';
export {
  type BaseDiscounts,
  type CouponOptions,
  type Discount,
  type DiscountRate,
  type GetEligibleDiscountsRequest,
  type GetEligibleDiscountsResponse,
  type LineItem,
  type LineItemRate,
  type LineItemsDiscounts,
} from './get-eligible-discounts.js';
export { provideHandlers, type DiscountsHandlers, type GetEligibleDiscountsEnvelope } from './provide-handlers.js';
export { type CatalogReference } from '../../commerce/line-items/catalog-reference.js';
export { type TranslatableString } from '../../commerce/fields/translatable-string.js';
export { WebhookIdentityType as IdentityType } from '@cartwright/core/site';
