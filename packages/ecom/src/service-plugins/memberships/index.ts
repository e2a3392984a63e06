export { WebhookIdentityType as IdentityType } from '@cartwright/core/site';
export type { TranslatableString } from '../../commerce/fields/translatable-string.js';
export type * from '../../commerce/line-items/catalog-reference.js';
export type { ServiceProperties } from '../../commerce/line-items/service-properties.js';
export {
  LimitedQuotaType,
  LimitedQuotaType as BalanceType,
  QuotaType,
} from '../../commerce/payments/membership-quotas.js';
export type { MembershipPaymentCredits } from '../../commerce/payments/memberships.js';
export type * from './charge-membership.js';
export * from './enumerations.js';
export type * from './error-data.js';
export * from './errors.js';
export type * from './get-membership-voidability.js';
export type * from './list-eligible-memberships.js';
export type * from './list-existing-memberships.js';
export type * from './list-purchasable-plans.js';
export type * from './membership.js';
export * from './provide-handlers.js';
export type * from './void-membership-charge.js';
