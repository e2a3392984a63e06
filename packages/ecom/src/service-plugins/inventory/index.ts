export { WebhookIdentityType as IdentityType } from '@cartwright/core/site';
export type * from '../../commerce/line-items/catalog-reference.js';
export type * from './decrement-availability.js';
export * from './enumerations.js';
export * from './errors.js';
export type * from './increment-availability.js';
export type * from './item.js';
export * from './provide-handlers.js';
