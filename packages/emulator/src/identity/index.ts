export { DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_SITE_ID } from './demo.js';
export type { Caller } from './caller.js';
export { allowsRedirect, type Client } from './client.js';
export { issueAuthorizationCode, type AuthorizationRequest } from './authorization-code.js';
export { revokeSession } from './session.js';
export type { Identity } from './identity.js';
