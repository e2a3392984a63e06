import { CartwrightError, isCartwrightError, type ErrorInit } from './cartwright-error.js';
import type { ErrorCode } from './error-code.js';
import type { FieldViolation } from './field-violation.js';

/** Details of a failed call, in the shape of the official SDK's `details`. */
export interface ErrorDetails {
  /** Business error reported by the platform. `code` is the HTTP status if the response has no code. */
  applicationError?: { code: ErrorCode | number; description: string; data: Record<string, unknown> };
  /** Present when the platform rejected fields of the request. */
  validationError?: { fieldViolations: FieldViolation[] };
  /** Request ID from the `x-wix-request-id` response header. `null` if the response has none. */
  requestId: string | null;
}

/** Properties of an {@link ApiError}, besides its message. */
export interface ApiErrorInit extends ErrorInit {
  /** HTTP status of the response. */
  status: number;
  /** Request ID from the `x-wix-request-id` response header. `null` if the response has none. */
  requestId: string | null;
  /** Operation ID, such as `ecom.currentCartV2.getCurrentCart`. */
  operation: string;
  /** Error details from the response body. */
  details: ErrorDetails;
}

/**
 * Thrown when the platform responds with anything other than the expected success.
 *
 * @example
 * ```ts
 * import { isApiError } from '@cartwright/core';
 *
 * const hasNoCart = (error: unknown) => isApiError(error) && error.code === 'OWNED_CART_NOT_FOUND';
 * ```
 */
export class ApiError extends CartwrightError<ApiErrorInit> {
  override readonly name: string = 'ApiError';
  /** HTTP status of the response. */
  declare readonly status: number;
  /**
   * Request ID from the `x-wix-request-id` response header. `null` if the response has none. Quote it to the platform's
   * support.
   */
  declare readonly requestId: string | null;
  /** Operation ID, such as `ecom.currentCartV2.getCurrentCart`. */
  declare readonly operation: string;
  /** Error details from the response body. */
  declare readonly details: ErrorDetails;
}

/**
 * Whether a value is an {@link ApiError}, from any copy of the package.
 *
 * @param value - Any caught value.
 * @returns `true` for an {@link ApiError}.
 * @example
 * ```ts
 * import { isApiError } from '@cartwright/core';
 *
 * const notFound = (error: unknown) => isApiError(error) && error.status === 404;
 * ```
 */
export const isApiError = (value: unknown): value is ApiError => isCartwrightError(value) && 'status' in value;
