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
  TenantType,
  V1Reason,
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
  LoginId,
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
export type { HeadersEntry, RawHttpResponse } from '../oauth/raw-http.js';
export { DeliveryMethod, Reason, type CaptchaToken, type RecaptchaForClientSiteKey } from './authentication.js';
export { changePassword } from './change-password.js';
export type {
  CallVerifyData,
  ExternalEmailVerifyData,
  PasswordVerifyData,
  PushVerifyData,
  RecoveryCodeVerifyData,
  SmsVerifyData,
  TotpVerifyData,
  WebAuthnVerifyData,
} from './factor-data.js';
export { loginV2, type LoginV2Options } from './login-v2.js';
export { logout, type LogoutOptions } from './logout.js';
export { registerV2, type RegisterV2Options } from './register-v2.js';
export { signOn, type SignOnOptions, type SignOnResponse } from './sign-on.js';
export { validateEmail, type EmailValidationFailure, type ValidateEmailResponse } from './validate-email.js';
export { verify, type VerifyOptions } from './verify.js';
