export type * from './get-eligible-triggers.js';
export type * from './list-triggers.js';
export * from './provide-handlers.js';
export type * from '../../commerce/line-items/catalog-reference.js';
export { WebhookIdentityType as IdentityType } from '@cartwright/core/site';
