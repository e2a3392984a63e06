export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export type * from './authorize-request.js';
export * from './create-redirect-session.js';
export * from './enumerations.js';
export type * from './intents.js';
export * from './redirect-session-events.js';
export type {
  CreateRedirectSessionOptions,
  CreateRedirectSessionResponse,
  RedirectCallbacks,
  RedirectCallbacks as CallbackParams,
  RedirectSession,
  RedirectSessionPreferences,
  URLDetails,
} from './redirect-session.js';
export type * from './slot-availability.js';
