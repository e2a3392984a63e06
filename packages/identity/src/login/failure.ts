import { isApiError, isCartwrightError } from '@cartwright/core';
import type { LoginErrorCode, StateMachine } from './login-state.js';

const ofBoth: readonly [string, LoginErrorCode][] = [
  ['-19971', 'missingCaptchaToken'],
  ['-19970', 'invalidCaptchaToken'],
];

/** Error codes of registrations, by the platform's codes. */
export const registerCodes = /* @__PURE__ */ new Map<string, LoginErrorCode>([
  ...ofBoth,
  ['-19995', 'emailAlreadyExists'],
]);

/** Error codes of sign-ins, by the platform's codes. */
export const loginCodes = /* @__PURE__ */ new Map<string, LoginErrorCode>([
  ...ofBoth,
  ['-19976', 'invalidPassword'],
  ['-19973', 'resetPassword'],
]);

/**
 * Converts an error to a `FAILURE` state. Rethrows an abort.
 *
 * @param error - The error.
 * @param operation - Operation that the codes apply to. Errors of other calls, such as token calls, get no code.
 * @param codes - Error codes by the platform's codes.
 * @param otherwise - Error code for other rejections by the platform.
 */
export function failure(
  error: unknown,
  operation: string,
  codes?: Map<string, LoginErrorCode>,
  otherwise?: LoginErrorCode,
): StateMachine {
  const told = isApiError(error) && error.operation === operation ? error : undefined;
  const violation = told?.details.validationError?.fieldViolations.find(({ data }) => data?.type === 'EMAIL');
  const isRefusal = told && told.status >= 400 && told.status < 500 && ![408, 429].includes(told.status);
  const errorCode = codes && isRefusal && (violation ? 'invalidEmail' : (codes.get(told.code) ?? otherwise));
  if (isCartwrightError(error) && error.kind === 'aborted') throw error;
  return {
    loginState: 'FAILURE',
    error: violation?.description || (error as Error).message,
    ...(errorCode && { errorCode }),
  };
}
