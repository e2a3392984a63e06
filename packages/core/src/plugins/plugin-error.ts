import { CartwrightError, type ErrorInit } from '../errors/cartwright-error.js';

/** Every way in which a call is refused: the message, the HTTP status of the answer. */
const refusals = {
  invalid_jwt: ['JWT is not valid', 401],
  body_too_large: ['The body is too large', 413],
  no_implementation: ['No service plugin implementations found for component type {type}', 404],
  multiple_implementations: [
    'Multiple service plugin implementations found for component type {type}. This is currently not supported',
    500,
  ],
  unknown_method: ['The URL matches no method of component type {type}', 404],
} as const;

/** Why a call was refused. */
export type PluginErrorCode = keyof typeof refusals;

/** What a {@link PluginError} is made of, beside its message. */
export interface PluginErrorInit extends ErrorInit {
  /** Why a call was refused. */
  code: PluginErrorCode;
  /** The HTTP status that fits. */
  httpStatus: number;
  /** More about it: the claim or header that was wrong, or the type of the component. */
  reason: string;
}

/**
 * A call of a plugin was refused before your implementation was asked, or a second implementation was registered. The
 * message may be shown; `reason` is for your log. Neither holds anything of the token but the component's type.
 *
 * @example
 * ```ts
 * import { isCartwrightError } from '@cartwright/core';
 *
 * const isForged = (error: unknown) => isCartwrightError(error) && error.code === 'invalid_jwt';
 * ```
 */
export class PluginError extends CartwrightError<PluginErrorInit> {
  override readonly name: string = 'PluginError';
  /** Why the call was refused. */
  declare readonly code: PluginErrorCode;
  /** The HTTP status that fits. */
  declare readonly httpStatus: number;
  /** More about it, for a log. */
  declare readonly reason: string;

  /**
   * @param code - Why the call is refused.
   * @param reason - The component's type, or more about the token, without anything secret.
   */
  constructor(code: PluginErrorCode, reason: string) {
    const [message, httpStatus] = refusals[code];
    const kind = code === 'multiple_implementations' ? 'configuration' : 'validation';
    super(
      message.replace('{type}', () => reason.toLowerCase()),
      { kind, code, httpStatus, reason },
    );
  }
}
