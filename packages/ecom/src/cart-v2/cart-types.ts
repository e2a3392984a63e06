export * from '../commerce/index.js';
export { LimitedQuotaType, QuotaType } from '../commerce/payments/membership-quotas.js';
export type { RawHttpResponse } from '../commerce/responses/raw-http-response.js';
export type {
  V2Coupon,
  ExternalReference,
  CreatedBy,
  CustomContentReference,
  CartSource,
  BusinessInfo,
  CustomerInfo,
  DeliveryMethod,
  DeliveryInfo,
  TaxInfo,
  V2GiftCard,
  PaymentInfo,
  CartSettings,
} from './entity/cart-parts.js';
export type { Cart } from './entity/cart.js';
export type { CatalogOverrideFields } from './entity/catalog-override-fields.js';
export type { ConvertedMoney } from './entity/converted-money.js';
export { DiscountSourceType, type DiscountSource } from './entity/discount-source.js';
export type { ItemAttributes } from './entity/item-attributes.js';
export {
  ItemStatus,
  type ModifierGroup,
  type ItemQuantityInfo,
  type ItemPriceBreakdown,
  type ItemPricingInfo,
  type ItemSource,
  type ItemDeliveryConfig,
  type ItemTaxConfig,
  type ItemPaymentConfig,
  type ItemDiscount,
  type V2LineItem,
} from './entity/line-item.js';
export {
  RedemptionType,
  type V2SelectedMembership,
  type V2ExistingMembership,
  type FutureMembership,
  type V2Membership,
} from './entity/memberships.js';
export {
  BenefitType,
  type UpsellBenefitMetadata,
  type PriceDetails,
  type UpsellOption,
  type ItemUpsells,
} from './entity/upsell-options.js';
export type { CartErrorData, CartApplicationErrors } from './errors/cart-error-code.js';
export {
  InvalidCouponReason,
  type MinLineItemQuantityNotReachedDetails,
  type MinSubtotalNotReachedDetails,
  type InvalidCouponStatusErrorData,
  type InvalidCouponCodeErrorData,
  type CouponAlreadyExistsErrorData,
  type CouponNotFoundInCartErrorData,
} from './errors/coupon-error-data.js';
export {
  InvalidGiftCardReason,
  type InvalidGiftCardCodeErrorData,
  type InvalidGiftCardStatusErrorData,
  type GiftCardAlreadyExistsErrorData,
  type GiftCardNotFoundInCartErrorData,
} from './errors/gift-card-error-data.js';
export type {
  LineItemIdentifier,
  ItemNotFoundInCatalogErrorData,
  InsufficientInventoryEntry,
  InsufficientInventoryErrorData,
  MaxLineItemsExceededErrorData,
  MaxItemModifiersExceededErrorData,
  DuplicateModifierGroupIdsErrorData,
  DuplicateItemModifierIdsErrorData,
  LineItemPriceConflictErrorData,
  FixedQuantityItemErrorData,
  InvalidMembershipEntry,
  InvalidMembershipPaymentOptionErrorData,
  LineItemNotFoundInCartErrorData,
  EmptyLineItemUpdatesErrorData,
  DuplicateLineItemUpdatesErrorData,
  LineItemsOutOfStockErrorData,
  GiftCardItemNotSupportedOnDemoCartErrorData,
  MembersOnlyItemErrorData,
  SubscriptionItemNotSupportedOnDemoCartErrorData,
} from './errors/item-error-data.js';
export type {
  DeliveryMethodNotFoundErrorData,
  CartAlreadyOrderedErrorData,
  InvalidThirdPartyCheckoutTokenErrorData,
  InvalidPriceVerificationTokenErrorData,
  ViolationWithErrorSeverityErrorData,
  InvalidCartErrorData,
  InvalidMembershipErrorData,
  InvalidPaymentStatusErrorData,
  GiftCardRedeemErrorData,
  EmptyPaymentTokenErrorData,
} from './errors/order-error-data.js';
export { ViolationCode } from './errors/violation-code.js';
export {
  ViolationScope,
  ViolationSeverity,
  InvalidMembershipReason,
  type CustomValidationErrorData,
  type SubtotalBelowOrderMinimumErrorData,
  type InvalidMembershipStatusErrorData,
  type V2Violation,
} from './errors/violation.js';
export { ValidationsConfig } from './inputs/calculation-options.js';
export type { CatalogItemInput } from './inputs/catalog-item-input.js';
export type { CouponInput } from './inputs/coupon-input.js';
export type {
  CustomItemQuantityInfo,
  CustomItemPricingInfo,
  CustomItemSource,
  CustomItemAttributes,
  CustomItemDeliveryConfig,
  CustomItemTaxConfig,
  CustomItemPaymentConfig,
  CustomItemInput,
} from './inputs/custom-item-input.js';
export type { DeliveryMethodInput } from './inputs/delivery-method-input.js';
export type { FormSubmission } from './inputs/form-submissions.js';
export type { GiftCardInput } from './inputs/gift-card-input.js';
export type { QuantityUpdate, SelectedMembershipUpdate, LineItemUpdate } from './inputs/line-item-update.js';
export type { ExistingMembershipInput, FutureMembershipInput, MembershipInput } from './inputs/membership-input.js';
export { Source, type V2AdditionalFee } from './summary/additional-fee.js';
export type { LineItemSummary, DeliverySummary, CartSummary } from './summary/cart-summary.js';
export { DiscountScope, type V2LineItemDiscount, type Discount } from './summary/discount.js';
export type {
  GiftCardSummary,
  MembershipSummary,
  Charge,
  SubscriptionCharges,
  PaymentSummary,
} from './summary/payment-summary.js';
export type { V2PriceSummary } from './summary/price-summary.js';
export type { Tax, LineItemTax, AdditionalFeeTax, V2TaxSummary } from './summary/tax-summary.js';
export { PlatformFeeChargeType as V1PlatformFeeChargeType } from '../commerce/discounts-and-fees/platform-fee-charge-type.js';
