import type { DeliveryMethod } from './authentication.js';

/** A code sent to a phone; without `code`, asks for one. */
export interface SmsVerifyData {
  /** The code. */
  code?: string | null;
  /** How it is sent. */
  deliveryMethod?: DeliveryMethod;
  /** The text that it is sent with. */
  templateId?: string | null;
}

/** A code said on the phone; without `code`, asks for a call. */
export interface CallVerifyData {
  /** The code. */
  code?: string | null;
}

/** A code sent by mail; without `code`, asks for one. */
export interface ExternalEmailVerifyData {
  /** The code. */
  code?: string | null;
}

/** A code of an authenticator app. */
export interface TotpVerifyData {
  /** The code. */
  code?: string | null;
}

/** A push message that was confirmed; without `transactionId`, asks for one. */
export interface PushVerifyData {
  /** The message's id. */
  transactionId?: string | null;
}

/** The answer to a WebAuthn challenge; without `credential`, asks for a challenge. */
export interface WebAuthnVerifyData {
  /** The challenge's id. */
  challengeId?: string | null;
  /** What `navigator.credentials.get` gave, as JSON. */
  credential?: string | null;
}

/** A recovery code. */
export interface RecoveryCodeVerifyData {
  /** The code. */
  code?: string | null;
}

/** A password. */
export interface PasswordVerifyData {
  /** The password. */
  password?: string;
}
