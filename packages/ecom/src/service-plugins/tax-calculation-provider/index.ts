export { WebhookIdentityType as IdentityType } from '@cartwright/core/site';
export { JurisdictionType } from '../../commerce/tax/tax.js';
export type * from './calculate-tax.js';
export * from './provide-handlers.js';
