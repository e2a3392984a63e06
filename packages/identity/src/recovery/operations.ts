export type * from './index.js';
export { recover, sendActivationEmail, sendRecoveryEmail } from './index.js';
