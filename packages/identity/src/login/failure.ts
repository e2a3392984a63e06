import { isApiError, isCartwrightError } from '@cartwright/core';
import type { LoginErrorCode, StateMachine } from './login-state.js';

const ofBoth: readonly [string, LoginErrorCode][] = [
  ['-19971', 'missingCaptchaToken'],
  ['-19970', 'invalidCaptchaToken'],
];

/** What the platform's codes mean for a registration. */
export const registerCodes = /* @__PURE__ */ new Map<string, LoginErrorCode>([
  ...ofBoth,
  ['-19995', 'emailAlreadyExists'],
]);

/** What the platform's codes mean for a login. */
export const loginCodes = /* @__PURE__ */ new Map<string, LoginErrorCode>([
  ...ofBoth,
  ['-19976', 'invalidPassword'],
  ['-19973', 'resetPassword'],
]);

/**
 * The state for an error. Who cancels gets the error.
 *
 * @param operation - The call that an answer is of: a refused token call is nobody's email address.
 * @param codes - What the platform's codes mean.
 * @param otherwise - What another refusal means.
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
