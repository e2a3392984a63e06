export { DeleteStatus, Namespace, SiteCreatedContext, State, WebhookIdentityType } from '@cartwright/core/site';
export * from '../catalog/version.js';
export * from './get-catalog-version.js';
