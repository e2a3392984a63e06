export * from '../catalog/version.js';
export { DeleteStatus, Namespace, SiteCreatedContext, State, WebhookIdentityType } from '@cartwright/core/site';
export * from './get-catalog-version.js';
