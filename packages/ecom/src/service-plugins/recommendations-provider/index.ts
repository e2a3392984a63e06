export { WebhookIdentityType as IdentityType } from '@cartwright/core/site';
export type * from '../../commerce/line-items/catalog-reference.js';
export * from '../../recommendations/algorithm-type.js';
export type * from './error-data.js';
export * from './errors.js';
export type * from './get-recommendations.js';
export * from './provide-handlers.js';
