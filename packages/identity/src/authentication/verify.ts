import { operation } from '@cartwright/core';
import type { FactorType } from '../identities/enumerations.js';
import { stateMachineShape, type StateMachineResponse } from '../identities/state-machine-response.js';
import type {
  CallVerifyData,
  ExternalEmailVerifyData,
  PasswordVerifyData,
  PushVerifyData,
  RecoveryCodeVerifyData,
  SmsVerifyData,
  TotpVerifyData,
  WebAuthnVerifyData,
} from './factor-data.js';

/** What a factor is proved with: the attempt, and the data of the factor. */
export interface VerifyOptions {
  /** The `stateToken` of the answer that asked for the factor. */
  stateToken?: string;
  /** Whether this device is not asked again. */
  rememberThisDevice?: boolean;
  /** For `SMS`. */
  smsData?: SmsVerifyData;
  /** For `CALL`. */
  callData?: CallVerifyData;
  /** For `EMAIL`. */
  emailData?: ExternalEmailVerifyData;
  /** For `TOTP`. */
  totpData?: TotpVerifyData;
  /** For `PUSH`. */
  pushData?: PushVerifyData;
  /** For `WEBAUTHN`. */
  webauthnData?: WebAuthnVerifyData;
  /** For `RECOVERY_CODE`. */
  recoveryCodeData?: RecoveryCodeVerifyData;
  /** For `PASSWORD`. */
  passwordData?: PasswordVerifyData;
}

/**
 * Proves a factor in the course of signing in, or asks for its challenge.
 *
 * @param factorType - The factor.
 * @param options - The attempt, and the data of the factor.
 * @returns Where it stands: `SUCCESS` with a `sessionToken`, or what has to happen next with a `stateToken`.
 * @throws {CartwrightError} `invalid_argument` for an empty factor type. No request is sent.
 * @throws {ApiError} for a wrong code.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { authentication } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { authentication } });
 *
 * export const verifyCode = (stateToken: string, code: string) =>
 *   client.authentication.verify(authentication.FactorType.TOTP, { stateToken, totpData: { code } });
 * ```
 * @see POST /_api/iam/authentication/v2/{factorType}/verify
 */
export const verify = /* @__PURE__ */ operation<
  [factorType: FactorType, options?: VerifyOptions],
  StateMachineResponse
>({
  id: 'identity.authentication.verify',
  method: 'POST',
  path: '/_api/iam/authentication/v2/{factorType}/verify',
  args: ['factorType', 'options'],
  input: (factorType, options) => ({ ...options, factorType }),
  response: stateMachineShape,
  sentOnce: true,
});
