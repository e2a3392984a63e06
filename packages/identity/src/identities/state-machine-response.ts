import { entity } from '@cartwright/core';
import { customValueMapShape, type CustomValue } from './custom-value.js';
import type { FactorStatus, FactorType, MfaReason, StateType } from './enumerations.js';
import { identityShape, type Identity } from './identity.js';

/** A factor that can be used to go on. */
export interface V1Factor {
  /** Its type. */
  factorType?: FactorType;
  /** Whether it can be used. */
  factorStatus?: FactorStatus;
}

/** Another factor is asked for. */
export interface RequireMfaData {
  /** Those to choose from; at most 100. */
  availableFactors?: V1Factor[];
  /** Why. */
  reason?: MfaReason;
}

/** A push message that waits to be confirmed. */
export interface PushChallengeData {
  /** Its id, for `pushData`. */
  transactionId?: string;
}

/** A WebAuthn challenge. */
export interface WebAuthnChallengeData {
  /** Its id, for `webauthnData`. */
  challengeId?: string;
  /** The options of `navigator.credentials.get`, as JSON. */
  publicKeyCredentialRequestOptionsJson?: string;
}

/** What is to be answered. */
export interface VerificationChallenge {
  /** A push message. */
  pushData?: PushChallengeData;
  /** A WebAuthn challenge. */
  webauthnData?: WebAuthnChallengeData;
  /** Helps to see which device or address is meant. */
  hint?: string | null;
}

/** A factor waits for its answer. */
export interface MfaChallengeData {
  /** The factor. */
  factorType?: FactorType;
  /** What is to be answered. */
  verificationChallengeData?: VerificationChallenge;
  /** Those to choose from instead; at most 100. */
  availableFactors?: V1Factor[];
  /** Why it is asked for. */
  reason?: MfaReason;
}

/** Where an attempt to sign in stands. */
export interface StateMachineResponse {
  /** Another factor is asked for. */
  requireMfaData?: RequireMfaData;
  /** A factor waits for its answer. */
  mfaChallengeData?: MfaChallengeData;
  /** Where it stands. */
  state?: StateType;
  /** With `SUCCESS`: what tokens can be had for. */
  sessionToken?: string | null;
  /** With any other state: what the next call goes on with. */
  stateToken?: string | null;
  /** Who signs in. */
  identity?: Identity;
  /** What else there is to say, by name. */
  additionalData?: Record<string, CustomValue>;
}

/** The converted fields of {@link StateMachineResponse}. */
export const stateMachineShape = /* @__PURE__ */ entity<StateMachineResponse>({
  identity: identityShape,
  additionalData: customValueMapShape,
});
