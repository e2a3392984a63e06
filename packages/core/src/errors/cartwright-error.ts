import { isObject } from '../json/json.js';
import type { ErrorCode } from './error-code.js';
import { inFullBuild } from './full-build.js';
import { getDocsUrl, getMessage } from './get-message.js';

/**
 * Category of an error. `validation`: rejected input. `application`: rejected by the platform's business rules. `system`:
 * platform failure. `network`: no connection. `timeout`: no response in time. `aborted`: by the caller's signal. `parse`:
 * unreadable response. `configuration`: incorrect setup.
 */
export type ErrorKind =
  'validation' | 'application' | 'system' | 'network' | 'timeout' | 'aborted' | 'parse' | 'configuration';

/** Properties of a {@link CartwrightError}, besides its message. */
export interface ErrorInit {
  /** Category of the error. */
  kind: ErrorKind;
  /** Stable code: the platform's own (`OWNED_CART_NOT_FOUND`), or one of this SDK in lower case (`timeout`). */
  code: ErrorCode;
  /** The underlying error or value. */
  cause?: unknown;
  /** Operation ID, such as `ecom.currentCartV2.getCurrentCart`. */
  operation?: string;
  /** Number of times the request was sent. */
  attempts?: number;
}

const brand = /* @__PURE__ */ Symbol.for('@cartwright/error');

/**
 * Base class of all errors that this SDK throws. Branch on `kind` for the category, on `code` for the exact error.
 *
 * @example
 * ```ts
 * import { isCartwrightError } from '@cartwright/core';
 *
 * const retryLater = (error: unknown) => isCartwrightError(error) && error.kind === 'network';
 * ```
 */
export class CartwrightError<Init extends ErrorInit = ErrorInit> extends Error {
  override readonly name: string = 'CartwrightError';
  /** Category of the error. */
  declare readonly kind: ErrorKind;
  /** Stable code: the platform's own (`OWNED_CART_NOT_FOUND`), or one of this SDK in lower case (`timeout`). */
  declare readonly code: ErrorCode;
  /** Operation ID, such as `ecom.currentCartV2.getCurrentCart`. Absent if no call was in progress. */
  declare readonly operation?: string;
  /**
   * Number of times the request was sent: 0 if the call failed before it was sent. Absent if no call was in progress.
   */
  declare readonly attempts?: number;
  /** Identifies the error across copies of the package, where `instanceof` fails. */
  readonly [brand] = true;

  /**
   * @param message - One line that says what is wrong and how to fix it. `false`: the code and a link to its
   * documentation.
   * @param init - Kind, code, cause and call.
   */
  constructor(message: string | false, init: Init) {
    super(getMessage(message, init.code), init);
    Object.assign(this, init);
    inFullBuild(() => {
      // V8's stacks start with the message, and structured clones keep them. Elsewhere, assigning would make it enumerable.
      const { message, stack = '' } = this;
      const start = stack.indexOf(`: ${message}`);
      if (start < 0 || /\s/.test(stack.slice(0, start))) return;
      const docs = message.includes(this.docsUrl) ? '' : `\n    Docs: ${this.docsUrl}`;
      const frames = stack.slice(start + 2 + message.length);
      this.stack = `${stack.slice(0, start)} [${init.kind} ${init.code}]: ${message}${docs}${frames}`;
    });
  }

  /**
   * URL of the error's documentation: the section of its code, with cause and remedy.
   *
   * @see https://cartwright-sdk.github.io/cartwright/error-codes
   */
  get docsUrl(): string {
    return getDocsUrl(this.code);
  }

  /** The error as plain data, for logs and `reviveError`. Contains no request headers and no tokens. */
  toJSON(): object {
    return { ...this, message: this.message, docsUrl: this.docsUrl };
  }
}

/**
 * Whether a value is an error of this SDK, from any copy of the package.
 *
 * @param value - Any caught value.
 * @returns `true` for a {@link CartwrightError}.
 * @example
 * ```ts
 * import { isCartwrightError } from '@cartwright/core';
 *
 * const describe = (error: unknown) => (isCartwrightError(error) ? error.code : 'unknown');
 * ```
 */
export const isCartwrightError = (value: unknown): value is CartwrightError => isObject(value) && brand in value;
