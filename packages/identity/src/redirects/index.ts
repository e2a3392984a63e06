export { createRedirectSession } from './create-redirect-session.js';
export type {
  AuthorizeRequest,
  CreateRedirectSessionOptions,
  CreateRedirectSessionResponse,
  Prompt,
  RedirectCallbacks,
  RedirectSession,
} from './redirect-session.js';
