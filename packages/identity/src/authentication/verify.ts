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

/** Options of `verify`: the state token, and the data of the factor. */
export interface VerifyOptions {
  /** State token of the response that required the factor. */
  stateToken?: string;
  /** Whether to skip this factor on this device in the future. */
  rememberThisDevice?: boolean;
  /** Data for the factor `SMS`. */
  smsData?: SmsVerifyData;
  /** Data for the factor `CALL`. */
  callData?: CallVerifyData;
  /** Data for the factor `EMAIL`. */
  emailData?: ExternalEmailVerifyData;
  /** Data for the factor `TOTP`. */
  totpData?: TotpVerifyData;
  /** Data for the factor `PUSH`. */
  pushData?: PushVerifyData;
  /** Data for the factor `WEBAUTHN`. */
  webauthnData?: WebAuthnVerifyData;
  /** Data for the factor `RECOVERY_CODE`. */
  recoveryCodeData?: RecoveryCodeVerifyData;
  /** Data for the factor `PASSWORD`. */
  passwordData?: PasswordVerifyData;
}

/**
 * Verifies a factor during a sign-in, or requests its challenge.
 *
 * @param factorType - Factor to verify.
 * @param options - State token, and the data of the factor.
 * @returns State of the sign-in: `SUCCESS` with a `sessionToken`, or the next step with a `stateToken`.
 * @throws {CartwrightError} `invalid_argument` for an empty factor type. No request is sent.
 * @throws {ApiError} For a wrong code.
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
  args: ['factorType', '...options'],
  response: stateMachineShape,
  sentOnce: true,
});
