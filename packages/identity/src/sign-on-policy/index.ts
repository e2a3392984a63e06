export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { DeleteStatus, Namespace, SiteCreatedContext, State, WebhookIdentityType } from '@cartwright/core/site';
export * from './get-sign-on-policy.js';
export * from './sign-on-policy-events.js';
export type { SignOnPolicy } from './sign-on-policy.js';
export * from './update-sign-on-policy.js';
