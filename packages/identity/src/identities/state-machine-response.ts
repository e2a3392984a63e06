import { entity } from '@cartwright/core';
import { customValueMapShape, type CustomValue } from './custom-value.js';
import type { FactorStatus, FactorType, MfaReason, StateType } from './enumerations.js';
import { identityShape, type Identity } from './identity.js';

/** Authentication factor available for a sign-in. */
export interface V1Factor {
  /** Type of the factor. */
  factorType?: FactorType;
  /** Availability of the factor. */
  factorStatus?: FactorStatus;
}

/** Multi-factor authentication is required. */
export interface RequireMfaData {
  /** Factors to choose from, up to 100. */
  availableFactors?: V1Factor[];
  /** Why it is required. */
  reason?: MfaReason;
}

/** Push notification to be confirmed. */
export interface PushChallengeData {
  /** ID of the notification, for `pushData`. */
  transactionId?: string;
}

/** WebAuthn challenge. */
export interface WebAuthnChallengeData {
  /** Challenge ID, for `webauthnData`. */
  challengeId?: string;
  /** Options for `navigator.credentials.get`, as JSON. */
  publicKeyCredentialRequestOptionsJson?: string;
}

/** Challenge of a factor. */
export interface VerificationChallenge {
  /** Push notification to be confirmed. */
  pushData?: PushChallengeData;
  /** WebAuthn challenge. */
  webauthnData?: WebAuthnChallengeData;
  /** Hint to the device or address that the challenge was sent to. */
  hint?: string | null;
}

/** Pending challenge of a factor. */
export interface MfaChallengeData {
  /** Type of the factor. */
  factorType?: FactorType;
  /** Challenge of the factor. */
  verificationChallengeData?: VerificationChallenge;
  /** Alternative factors, up to 100. */
  availableFactors?: V1Factor[];
  /** Why the factor is required. */
  reason?: MfaReason;
}

/** State of a sign-in or registration. */
export interface StateMachineResponse {
  /** Factors to choose from, in state `REQUIRE_MFA`. */
  requireMfaData?: RequireMfaData;
  /** Pending challenge, in state `MFA_CHALLENGE`. */
  mfaChallengeData?: MfaChallengeData;
  /** State of the sign-in. */
  state?: StateType;
  /** Session token, to be exchanged for tokens. Only in state `SUCCESS`. */
  sessionToken?: string | null;
  /** State token for the next call. Absent in state `SUCCESS`. */
  stateToken?: string | null;
  /** Identity that signs in. */
  identity?: Identity;
  /** Additional data by key. */
  additionalData?: Record<string, CustomValue>;
}

/** Shape of {@link StateMachineResponse}: which fields are identities or custom values. */
export const stateMachineShape = /* @__PURE__ */ entity<StateMachineResponse>({
  identity: identityShape,
  additionalData: customValueMapShape,
});
