export { type ChargeMembershipRequest, type ChargeMembershipResponse } from './charge-membership.js';
export { LimitedQuotaType, MembershipCannotBeChargedType, MembershipErrorType, QuotaType } from './enumerations.js';
export {
  type Ended,
  type LineItemNotFoundInfo,
  type MembershipAlreadyChargedError,
  type MembershipCannotBeChargedError,
  type MembershipCannotBeUsedForLineItemInfo,
  type MembershipCannotBeUsedForLineItemsInfo,
  type MembershipInvalidSelectionError,
  type MembershipInvalidSelectionErrors,
  type NotStartedYet,
  type OutOfCredits,
} from './error-data.js';
export {
  InsufficientBalanceWixError,
  InvalidSelectionWixError,
  MembershipAlreadyChargedWixError,
  MembershipCannotBeUsedWixError,
  MembershipDoesNotApplyToItemWixError,
  TransactionAlreadyVoidedWixError,
  TransactionCannotBeVoidedWixError,
  TransactionNotFoundWixError,
} from './errors.js';
export {
  type GetMembershipVoidabilityRequest,
  type GetMembershipVoidabilityResponse,
} from './get-membership-voidability.js';
export {
  type InvalidMembership,
  type ListEligibleMembershipsRequest,
  type ListEligibleMembershipsResponse,
  type SelectedMembership,
  type SelectedMemberships,
} from './list-eligible-memberships.js';
export {
  type CoveredLineItem,
  type ExistingMembership,
  type ListExistingMembershipsRequest,
  type ListExistingMembershipsResponse,
} from './list-existing-memberships.js';
export {
  type Benefit,
  type LimitedQuota,
  type LineItemCoverage,
  type ListPurchasablePlansRequest,
  type ListPurchasablePlansResponse,
  type PurchasablePlan,
} from './list-purchasable-plans.js';
export { type LineItem, type Membership } from './membership.js';
export {
  provideHandlers,
  type MembershipsHandlers,
  type ListEligibleMembershipsEnvelope,
  type ListExistingMembershipsEnvelope,
  type ListPurchasablePlansEnvelope,
  type ChargeMembershipEnvelope,
  type GetMembershipVoidabilityEnvelope,
  type VoidMembershipChargeEnvelope,
} from './provide-handlers.js';
export { type VoidMembershipChargeRequest, type VoidMembershipChargeResponse } from './void-membership-charge.js';
export { type CatalogReference } from '../../commerce/line-items/catalog-reference.js';
export { type MembershipPaymentCredits } from '../../commerce/payments/memberships.js';
export { type ServiceProperties } from '../../commerce/line-items/service-properties.js';
export { type TranslatableString } from '../../commerce/fields/translatable-string.js';
export { LimitedQuotaType as BalanceType } from '../../commerce/enumerations.js';
export { WebhookIdentityType as IdentityType } from '@cartwright/core/site';
