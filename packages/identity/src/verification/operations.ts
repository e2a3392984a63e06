export type * from './index.js';
export { resendDuringAuthentication, start, verifyDuringAuthentication } from './index.js';
