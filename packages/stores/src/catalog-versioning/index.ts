export { Version } from '../products/events/product-event-envelopes.js';
export { DeleteStatus, Namespace, SiteCreatedContext, State, WebhookIdentityType } from '@cartwright/core/site';
export * from './get-catalog-version.js';
