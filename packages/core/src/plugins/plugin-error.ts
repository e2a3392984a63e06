import { CartwrightError, type ErrorInit } from '../errors/cartwright-error.js';

/** Message and HTTP status of each error code. */
const rejections = {
  invalid_jwt: ['JWT is not valid', 401],
  body_too_large: ['The body is too large', 413],
  no_implementation: ['No service plugin implementations found for component type {type}', 404],
  multiple_implementations: [
    'Multiple service plugin implementations found for component type {type}. This is currently not supported',
    500,
  ],
  unknown_method: ['The URL matches no method of component type {type}', 404],
} as const;

/**
 * Why a call was rejected: invalid signature or claims, a body that is too large, a missing or second implementation,
 * or an unknown method.
 */
export type PluginErrorCode = keyof typeof rejections;

/** Properties of a {@link PluginError}, besides its message. */
export interface PluginErrorInit extends ErrorInit {
  /** Why the call was rejected. */
  code: PluginErrorCode;
  /** HTTP status for the response. */
  httpStatus: number;
  /** Details for logs: the invalid claim or header, or the component type. */
  reason: string;
}

/**
 * Thrown when a plugin call is rejected before it reaches the implementation, and when a second implementation is
 * registered. The message is safe to return; `reason` is for logs. Neither contains parts of the token, except the
 * component type.
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
  /** Why the call was rejected. */
  declare readonly code: PluginErrorCode;
  /** HTTP status for the response. */
  declare readonly httpStatus: number;
  /** Details for logs: the invalid claim or header, or the component type. */
  declare readonly reason: string;

  /**
   * @param code - Why the call is rejected.
   * @param reason - Details for logs, without secrets: the component type, the invalid claim or header.
   */
  constructor(code: PluginErrorCode, reason: string) {
    const [message, httpStatus] = rejections[code];
    const kind = code === 'multiple_implementations' ? 'configuration' : 'validation';
    super(
      message.replace('{type}', () => reason.toLowerCase()),
      { kind, code, httpStatus, reason },
    );
  }
}
