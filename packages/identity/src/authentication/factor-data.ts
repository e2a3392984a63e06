import type { DeliveryMethod } from './authentication.js';

/** Verification by a code sent to a phone. Without `code`, requests a code. */
export interface SmsVerifyData {
  /** Verification code. */
  code?: string | null;
  /** How the code is sent. */
  deliveryMethod?: DeliveryMethod;
  /** ID of the message template. */
  templateId?: string | null;
}

/** Verification by a code in a phone call. Without `code`, requests a call. */
export interface CallVerifyData {
  /** Verification code. */
  code?: string | null;
}

/** Verification by an emailed code. Without `code`, requests a code. */
export interface ExternalEmailVerifyData {
  /** Verification code. */
  code?: string | null;
}

/** Verification by an authenticator app. */
export interface TotpVerifyData {
  /** Time-based one-time code. */
  code?: string | null;
}

/** Verification by a push notification. Without `transactionId`, requests a notification. */
export interface PushVerifyData {
  /** ID of the confirmed notification. */
  transactionId?: string | null;
}

/** Verification by WebAuthn. Without `credential`, requests a challenge. */
export interface WebAuthnVerifyData {
  /** Challenge ID. */
  challengeId?: string | null;
  /** Credential returned by `navigator.credentials.get`, as JSON. */
  credential?: string | null;
}

/** Verification by a recovery code. */
export interface RecoveryCodeVerifyData {
  /** Recovery code. */
  code?: string | null;
}

/** Verification by password. */
export interface PasswordVerifyData {
  /** The password. */
  password?: string;
}
