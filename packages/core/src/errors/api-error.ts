import { CartwrightError, isCartwrightError, type ErrorInit } from './cartwright-error.js';
import type { ErrorCode } from './error-code.js';
import type { FieldViolation } from './field-violation.js';

/** The platform's own words about a failure, as the official SDK shows them. */
export interface ErrorDetails {
  /** Present when the platform refused the call for a reason of its own. `code` is the status where it named no code. */
  applicationError?: { code: ErrorCode | number; description: string; data: Record<string, unknown> };
  /** Present when fields of the request were refused. */
  validationError?: { fieldViolations: FieldViolation[] };
  /** The platform's id of the request. */
  requestId: string | null;
}

/** What an {@link ApiError} is made of, beside its message. */
export interface ApiErrorInit extends ErrorInit {
  /** The answer's HTTP status. */
  status: number;
  /** The platform's id of the request, where it gave one. */
  requestId: string | null;
  /** The operation that failed, such as `ecom.currentCart.getCurrentCart`. */
  operation: string;
  /** The platform's own words. */
  details: ErrorDetails;
}

/**
 * The platform answered, and the answer is not a success.
 *
 * @example
 * ```ts
 * import { isApiError } from '@cartwright/core';
 *
 * const hasNoCart = (error: unknown) => isApiError(error) && error.code === 'OWNED_CART_NOT_FOUND';
 * ```
 * @see Specification, section 8: generic shaping
 */
export class ApiError extends CartwrightError<ApiErrorInit> {
  override readonly name: string = 'ApiError';
  /** The answer's HTTP status. */
  declare readonly status: number;
  /** The platform's id of the request, where it gave one. */
  declare readonly requestId: string | null;
  /** The operation that failed. */
  declare readonly operation: string;
  /** The platform's own words. */
  declare readonly details: ErrorDetails;
}

/**
 * Whether a caught value is an answer of the platform that was not a success.
 *
 * @param value - Anything that was caught.
 * @returns `true` for an {@link ApiError}.
 * @example
 * ```ts
 * import { isApiError } from '@cartwright/core';
 *
 * const notFound = (error: unknown) => isApiError(error) && error.status === 404;
 * ```
 * @see Specification, section 8: generic shaping
 */
export const isApiError = (value: unknown): value is ApiError => isCartwrightError(value) && 'status' in value;
