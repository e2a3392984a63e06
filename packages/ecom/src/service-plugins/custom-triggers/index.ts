export { WebhookIdentityType as IdentityType } from '@cartwright/core/site';
export type * from '../../commerce/line-items/catalog-reference.js';
export type * from './get-eligible-triggers.js';
export type * from './list-triggers.js';
export * from './provide-handlers.js';
