import { CartwrightError, type ErrorInit } from '../errors/cartwright-error.js';

/** Every way in which a delivery is refused: the message, and the HTTP status of the answer. */
const refusals = {
  invalid_jwt: ['JWT is not valid', 401],
  unexpected_event_type: ['Unexpected event type', 400],
  body_too_large: ['The body is too large', 413],
  event_in_progress: ['The event is being handled', 503],
} as const;

/** Why a delivery was refused. */
export type WebhookErrorCode = keyof typeof refusals;

/** What a {@link WebhookError} is made of, beside its message. */
export interface WebhookErrorInit extends ErrorInit {
  /** Why a delivery was refused. */
  code: WebhookErrorCode;
  /** The HTTP status that fits. */
  httpStatus: number;
  /** More about it: the claim or header that was wrong, or the type of the event. */
  reason: string;
}

/**
 * A delivery was refused. The message is one of four fixed texts and may be shown; `reason` is for your log. Neither
 * holds anything of the token but the type of a verified event.
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
  /** Why the delivery was refused. */
  declare readonly code: WebhookErrorCode;
  /** The HTTP status that fits. */
  declare readonly httpStatus: number;
  /** More about it, for a log. */
  declare readonly reason: string;

  /**
   * @param code - Why the delivery is refused.
   * @param reason - More about it, without anything secret.
   */
  constructor(code: WebhookErrorCode, reason: string) {
    const [message, httpStatus] = refusals[code];
    super(message, { kind: 'validation', code, httpStatus, reason });
  }
}
