/**
 * Codes of this SDK's own errors. They are lower case, so that they never equal a code of the platform. Each has a
 * section in `docs/error-codes.md`.
 */
export type SdkErrorCode =
  | 'aborted'
  | 'response_too_large'
  | 'body_too_large'
  | 'callback_failed'
  | 'catalog_provisioning'
  | 'catalog_unsupported'
  | 'context_missing'
  | 'crypto_missing'
  | 'elevated_client_missing'
  | 'event_in_progress'
  | 'frame_blocked'
  | 'invalid_response'
  | 'invalid_argument'
  | 'invalid_jwt'
  | 'invalid_public_key'
  | 'invalid_state'
  | 'line_item_not_added'
  | 'load_failed'
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
  | 'session_refresh_failed'
  | 'session_too_large'
  | 'storage_blocked'
  | 'storage_failed'
  | 'stores_not_installed'
  | 'strategy_unsuitable'
  | 'system_error'
  | 'timeout'
  | 'token_request_failed'
  | 'unexpected_event_type'
  | 'unexpected_status'
  | 'unknown_method';

/**
 * Codes of 4xx responses without error details: the standard reason phrase of the status in upper snake case. A status
 * that is not in this list gets the phrase of the response, or `STATUS_413` over HTTP/2, which has no phrases.
 */
export type StatusErrorCode =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'PRECONDITION_REQUIRED'
  | 'TOO_MANY_REQUESTS';

/** All codes known at compile time, except those that single operations report. */
export type KnownErrorCode = SdkErrorCode | StatusErrorCode | 'INVALID_ARGUMENT' | 'UNKNOWN';

/**
 * Code of an error: a known code, or any string, because the platform adds codes such as `OWNED_CART_NOT_FOUND`.
 *
 * @example
 * ```ts
 * import type { ErrorCode } from '@cartwright/core';
 *
 * const quiet: readonly ErrorCode[] = ['aborted', 'OWNED_CART_NOT_FOUND'];
 * ```
 */
export type ErrorCode = KnownErrorCode | (string & {});
