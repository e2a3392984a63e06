/** A code of this SDK's own: in lower case, so that it is never one of the platform's. Each has a section in `docs/errors.md`. */
export type SdkErrorCode =
  | 'aborted'
  | 'answer_too_long'
  | 'body_too_large'
  | 'context_missing'
  | 'crypto_missing'
  | 'elevated_client_missing'
  | 'event_in_progress'
  | 'frame_blocked'
  | 'invalid_answer'
  | 'invalid_argument'
  | 'invalid_jwt'
  | 'invalid_public_key'
  | 'invalid_state'
  | 'line_item_not_added'
  | 'missing_code'
  | 'multiple_implementations'
  | 'network_error'
  | 'no_implementation'
  | 'no_page'
  | 'no_redirect_url'
  | 'popup_blocked'
  | 'popup_closed'
  | 'provider_missing'
  | 'secret_in_browser'
  | 'selection_incomplete'
  | 'session_changed'
  | 'session_renewal_failed'
  | 'session_too_long'
  | 'storage_blocked'
  | 'storage_failed'
  | 'system_error'
  | 'timeout'
  | 'token_request_failed'
  | 'unexpected_event_type'
  | 'unexpected_status'
  | 'unknown_method';

/**
 * The code of a 4xx response without details: the standard reason phrase of its status in upper snake case, whatever
 * phrase the response has. A status without a standard phrase has the response's own, or `STATUS_499`.
 */
export type StatusErrorCode =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'PAYMENT_REQUIRED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'NOT_ACCEPTABLE'
  | 'PROXY_AUTHENTICATION_REQUIRED'
  | 'REQUEST_TIMEOUT'
  | 'CONFLICT'
  | 'GONE'
  | 'LENGTH_REQUIRED'
  | 'PRECONDITION_FAILED'
  | 'PAYLOAD_TOO_LARGE'
  | 'URI_TOO_LONG'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'RANGE_NOT_SATISFIABLE'
  | 'EXPECTATION_FAILED'
  | 'I_M_A_TEAPOT'
  | 'MISDIRECTED_REQUEST'
  | 'UNPROCESSABLE_ENTITY'
  | 'LOCKED'
  | 'FAILED_DEPENDENCY'
  | 'TOO_EARLY'
  | 'UPGRADE_REQUIRED'
  | 'PRECONDITION_REQUIRED'
  | 'TOO_MANY_REQUESTS'
  | 'REQUEST_HEADER_FIELDS_TOO_LARGE'
  | 'UNAVAILABLE_FOR_LEGAL_REASONS';

/** Every code that is known beforehand, but those of the operations' own refusals. */
export type KnownErrorCode = SdkErrorCode | StatusErrorCode | 'INVALID_ARGUMENT' | 'UNKNOWN';

/**
 * A stable code. Open, because the platform adds codes of its own, such as `OWNED_CART_NOT_FOUND`: an editor offers the
 * known ones, and the compiler takes any text.
 *
 * @example
 * ```ts
 * import type { ErrorCode } from '@cartwright/core';
 *
 * const quiet: readonly ErrorCode[] = ['aborted', 'OWNED_CART_NOT_FOUND'];
 * ```
 * @see Specification, section 8: generic shaping
 */
export type ErrorCode = KnownErrorCode | (string & {});
