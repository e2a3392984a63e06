export * from '../identities/index.js';
export { V1Reason as Reason } from '../identities/enumerations.js';
export * from './resend-during-authentication.js';
export * from './start.js';
export * from './target.js';
export * from './verify-during-authentication.js';
