export { WebhookIdentityType as IdentityType } from '@cartwright/core/site';
export type { TranslatableString } from '../../commerce/fields/translatable-string.js';
export type * from '../../commerce/line-items/catalog-reference.js';
export * from './enumerations.js';
export * from './errors.js';
export type * from './get-eligible-discounts.js';
export * from './provide-handlers.js';
