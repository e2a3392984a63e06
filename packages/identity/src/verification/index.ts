export type { Address } from '@cartwright/core';
export type {
  CustomValue,
  ListValue,
  MapValue,
  V1CustomValue,
  V1ListValue,
  V1MapValue,
} from '../identities/custom-value.js';
export {
  AddressTag,
  EmailTag,
  FactorStatus,
  FactorType,
  MfaReason,
  PhoneTag,
  PrivacyStatus,
  StateType,
  Status,
  StatusName,
  V1Reason as Reason,
} from '../identities/enumerations.js';
export type {
  AddressWrapper,
  CustomField,
  IdentityProfile,
  Phone,
  SecondaryEmail,
} from '../identities/identity-profile.js';
export type {
  AuthenticatorConnection,
  Connection,
  Email,
  Factor,
  Identity,
  IdpConnection,
  Metadata,
  StatusV2,
} from '../identities/identity.js';
export type {
  MfaChallengeData,
  PushChallengeData,
  RequireMfaData,
  StateMachineResponse,
  V1Factor,
  VerificationChallenge,
  WebAuthnChallengeData,
} from '../identities/state-machine-response.js';
export { resendDuringAuthentication } from './resend-during-authentication.js';
export { start, type StartOptions, type StartResponse } from './start.js';
export { Target } from './target.js';
export { verifyDuringAuthentication, type VerifyDuringAuthenticationOptions } from './verify-during-authentication.js';
