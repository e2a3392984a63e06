export * from '../identities/index.js';
export { TenantType, V1Reason as Reason } from '../identities/enumerations.js';
export * from './recover.js';
export type * from './recovery.js';
export * from './send-activation-email.js';
export * from './send-recovery-email.js';
