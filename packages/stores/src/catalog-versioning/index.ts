export { Version } from '../products/product-events.js';
export { DeleteStatus, Namespace, SiteCreatedContext, State, WebhookIdentityType } from '@cartwright/core/site';
export * from './get-catalog-version.js';
