export { WebhookIdentityType as IdentityType } from '@cartwright/core/site';
export type * from '../../commerce/fields/extended-fields.js';
export * from './errors.js';
export type * from './get-balance.js';
export * from './provide-handlers.js';
export type * from './redeem.js';
export type * from './void.js';
