export { createRedirectSession } from './create-redirect-session.js';
export {
  CallbackType,
  MembersAccountSection,
  Prompt,
  type AuthorizeRequest,
  type CreateRedirectSessionOptions,
  type CreateRedirectSessionResponse,
  type RedirectCallbacks,
  type RedirectSession,
} from './redirect-session.js';
