import { CartwrightError, type ErrorInit } from '../errors/cartwright-error.js';

/** Message and HTTP status of each error code. */
const rejections = {
  invalid_jwt: ['JWT is not valid', 401],
  unexpected_event_type: ['Unexpected event type', 400],
  body_too_large: ['The body is too large', 413],
  event_in_progress: ['The event is being processed', 503],
} as const;

/**
 * Why a delivery was rejected: invalid signature or claims, a type without a handler, a body that is too large, or an
 * event that another request is processing.
 */
export type WebhookErrorCode = keyof typeof rejections;

/** Properties of a {@link WebhookError}, besides its message. */
export interface WebhookErrorInit extends ErrorInit {
  /** Why the delivery was rejected. */
  code: WebhookErrorCode;
  /** HTTP status for the response. */
  httpStatus: number;
  /** Details for logs: the invalid claim or header, or the event type. */
  reason: string;
}

/**
 * Thrown when a webhook delivery is rejected. The message is one of four fixed texts and safe to return; `reason` is
 * for logs. Neither contains parts of the token, except the type of a verified event.
 *
 * @example
 * ```ts
 * import { isCartwrightError } from '@cartwright/core';
 *
 * const isForged = (error: unknown) => isCartwrightError(error) && error.code === 'invalid_jwt';
 * ```
 */
export class WebhookError extends CartwrightError<WebhookErrorInit> {
  override readonly name: string = 'WebhookError';
  /** Why the delivery was rejected. */
  declare readonly code: WebhookErrorCode;
  /** HTTP status for the response. */
  declare readonly httpStatus: number;
  /** Details for logs: the invalid claim or header, or the event type. */
  declare readonly reason: string;

  /**
   * @param code - Why the delivery is rejected.
   * @param reason - Details for logs, without secrets.
   */
  constructor(code: WebhookErrorCode, reason: string) {
    const [message, httpStatus] = rejections[code];
    super(message, { kind: 'validation', code, httpStatus, reason });
  }
}
