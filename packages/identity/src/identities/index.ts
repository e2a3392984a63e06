export type { Address } from '@cartwright/core';
export type { CustomValue, ListValue, MapValue, V1CustomValue, V1ListValue, V1MapValue } from './custom-value.js';
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
} from './enumerations.js';
export type { AddressWrapper, CustomField, IdentityProfile, Phone, SecondaryEmail } from './identity-profile.js';
export type {
  AuthenticatorConnection,
  Connection,
  Email,
  Factor,
  Identity,
  IdpConnection,
  Metadata,
  StatusV2,
} from './identity.js';
export type {
  MfaChallengeData,
  PushChallengeData,
  RequireMfaData,
  StateMachineResponse,
  V1Factor,
  VerificationChallenge,
  WebAuthnChallengeData,
} from './state-machine-response.js';
