import { isApiError, isCartwrightError } from '@cartwright/core';
import type { LoginErrorCode, StateMachine } from './login-state.js';

const captchaCodes: readonly [string, LoginErrorCode][] = [
  ['-19971', 'missingCaptchaToken'],
  ['-19970', 'invalidCaptchaToken'],
];

/** Error codes of registrations, by the platform's codes. */
export const registerCodes = /* @__PURE__ */ new Map<string, LoginErrorCode>([
  ...captchaCodes,
  ['-19995', 'emailAlreadyExists'],
]);

/** Error codes of sign-ins, by the platform's codes. */
export const loginCodes = /* @__PURE__ */ new Map<string, LoginErrorCode>([
  ...captchaCodes,
  ['-19976', 'invalidPassword'],
  ['-19973', 'resetPassword'],
]);

/**
 * Converts an error to a `FAILURE` state. Rethrows an abort.
 *
 * @param error - The error.
 * @param operation - Operation that the codes apply to. Errors of other calls, such as token calls, get no code.
 * @param codes - Error codes by the platform's codes.
 * @param fallbackCode - Error code for other rejections by the platform.
 */
export function toFailure(
  error: unknown,
  operation: string,
  codes?: Map<string, LoginErrorCode>,
  fallbackCode?: LoginErrorCode,
): StateMachine {
  // Not 408 and 429: the platform did not look at the request.
  const rejection =
    isApiError(error) && error.operation === operation && /^4(?!08|29)/.test(`${error.status}`) ? error : undefined;
  const violation = rejection?.details.validationError?.fieldViolations.find(({ data }) => data?.type === 'EMAIL');
  const errorCode = codes && rejection && (violation ? 'invalidEmail' : (codes.get(rejection.code) ?? fallbackCode));
  if (isCartwrightError(error) && error.kind === 'aborted') throw error;
  return {
    loginState: 'FAILURE',
    error: violation?.description || (error as Error).message,
    ...(errorCode && { errorCode }),
  };
}
