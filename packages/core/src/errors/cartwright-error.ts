import { isObject } from '../json/json.js';
import type { ErrorCode } from './error-code.js';

/** What went wrong, in one word. */
export type ErrorKind =
  'validation' | 'application' | 'system' | 'network' | 'timeout' | 'aborted' | 'parse' | 'configuration';

/** What a {@link CartwrightError} is made of, beside its message. */
export interface ErrorInit {
  /** What went wrong, in one word. */
  kind: ErrorKind;
  /** A stable code: the platform's own (`OWNED_CART_NOT_FOUND`), or one of this SDK's in lower case (`timeout`). */
  code: ErrorCode;
  /** The error or value behind this one. */
  cause?: unknown;
  /** The operation that failed, such as `ecom.currentCart.getCurrentCart`. */
  operation?: string;
  /** How often the request was sent. */
  attempts?: number;
}

const brand = /* @__PURE__ */ Symbol.for('@cartwright/error');

/**
 * Everything this SDK throws is one of these. `kind` says what went wrong in one word, `code` is stable.
 *
 * @example
 * ```ts
 * import { isCartwrightError } from '@cartwright/core';
 *
 * const retryLater = (error: unknown) => isCartwrightError(error) && error.kind === 'network';
 * ```
 * @see Specification, section 8: error catalogue
 */
export class CartwrightError<Init extends ErrorInit = ErrorInit> extends Error {
  override readonly name: string = 'CartwrightError';
  /** What went wrong, in one word. */
  declare readonly kind: ErrorKind;
  /** A stable code. */
  declare readonly code: ErrorCode;
  /** The operation that failed, such as `ecom.currentCart.getCurrentCart`. Absent where no call was under way. */
  declare readonly operation?: string;
  /** How often the request was sent. 0 where the call failed before that, absent where no call was under way. */
  declare readonly attempts?: number;
  /** Marks the error as ours, also when two copies of the package are loaded. */
  readonly [brand] = true;

  /**
   * @param message - One line that names what was wrong and what to do.
   * @param init - Kind, code and cause.
   */
  constructor(message: string, init: Init) {
    super(message, init);
    Object.assign(this, init);
    // V8 begins a stack with the message, and structured clones keep it. To write it elsewhere would make it enumerable.
    const stack = this.stack as string;
    if (/^\S+: /.test(stack)) this.stack = stack.replace(':', ` [${init.kind} ${init.code}]:`);
  }

  /**
   * Address of the documentation: the section of a code of this SDK, or of the kind for a code of the platform.
   *
   * @see https://github.com/cartwright-sdk/cartwright/blob/main/docs/errors.md
   */
  get docsUrl(): string {
    const section = /^[a-z_]+$/.test(this.code) ? this.code : this.kind;
    return `https://github.com/cartwright-sdk/cartwright/blob/main/docs/errors.md#${section}`;
  }

  /** The error as plain data, for logs. It holds no request headers and no tokens. */
  toJSON(): object {
    return { ...this, message: this.message, docsUrl: this.docsUrl };
  }
}

/**
 * Whether a caught value is an error of this SDK, whichever copy of the package threw it.
 *
 * @param value - Anything that was caught.
 * @returns `true` for a {@link CartwrightError}.
 * @example
 * ```ts
 * import { isCartwrightError } from '@cartwright/core';
 *
 * const describe = (error: unknown) => (isCartwrightError(error) ? error.code : 'unknown');
 * ```
 * @see Specification, section 8: error catalogue
 */
export const isCartwrightError = (value: unknown): value is CartwrightError => isObject(value) && brand in value;
