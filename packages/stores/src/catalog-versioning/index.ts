export { DeleteStatus, Namespace, SiteCreatedContext, State, WebhookIdentityType } from '@cartwright/core/site';
export * from '../shared/version.js';
export * from './get-catalog-version.js';
