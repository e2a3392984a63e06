export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export type { AuthorizeRequest } from './authorize-request.js';
export { createRedirectSession } from './create-redirect-session.js';
export {
  AttachPagesResponseStatus,
  CallbackType,
  LocationType,
  MembersAccountSection,
  Prompt,
  Status,
} from './enumerations.js';
export type {
  RedirectSessionAuthParams,
  RedirectSessionBookingsBookParams,
  RedirectSessionBookingsCheckoutParams,
  RedirectSessionEcomCheckoutParams,
  RedirectSessionEcomOrderPaymentRequestParams,
  RedirectSessionEventsCheckoutParams,
  RedirectSessionLogoutParams,
  RedirectSessionMembersAccountParams,
  RedirectSessionPaidPlansCheckoutParams,
  RedirectSessionStoresProductParams,
} from './intents.js';
export { onRedirectSessionCreated, type RedirectSessionCreatedEnvelope } from './on-redirect-session-created.js';
export type {
  CreateRedirectSessionOptions,
  CreateRedirectSessionResponse,
  RedirectCallbacks,
  RedirectCallbacks as CallbackParams,
  RedirectSession,
  RedirectSessionPreferences,
  URLDetails,
} from './redirect-session.js';
export type {
  BookingPolicyViolations,
  Location,
  Slot,
  SlotAvailability,
  SlotResource,
  WaitingList,
} from './slot-availability.js';
