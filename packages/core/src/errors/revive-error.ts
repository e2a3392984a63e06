import { isObject, type Json } from '../json/json.js';
import { ApiError, type ErrorDetails } from './api-error.js';
import { CartwrightError, type ErrorKind } from './cartwright-error.js';

const kinds: Record<ErrorKind, true> = {
  validation: true,
  application: true,
  system: true,
  network: true,
  timeout: true,
  aborted: true,
  parse: true,
  configuration: true,
};

/** Reads kind and code from the stack: the only place where a structured clone keeps them besides the message. */
function parseClone(value: Json): Json | undefined {
  if (!(value instanceof Error) || 'kind' in value) return undefined;
  const [, kind, code] = /^\S+ \[([a-z]+) (.+?)\]: /s.exec(`${value.stack}`) ?? [];
  return { name: 'CartwrightError', message: value.message, kind, code };
}

/**
 * Restores an error of this SDK after JSON, `postMessage` or `structuredClone`. The result of `toJSON` is restored
 * completely. A structured clone is recognized only in engines that clone stacks (V8: Chrome, Node.js, Deno), with
 * message, kind and code. Stack, cause and fields of other packages' error classes are lost.
 *
 * @param data - Parsed JSON or a cloned error; anything else is ignored.
 * @returns An {@link ApiError} or {@link CartwrightError} with its original `name`; `undefined` if `data` is not an
 * error of this SDK.
 * @example
 * ```ts
 * import { isCartwrightError, reviveError } from '@cartwright/core';
 *
 * const inTheWorker = (error: unknown) => postMessage(isCartwrightError(error) ? error.toJSON() : String(error));
 * const inThePage = ({ data }: MessageEvent) => reviveError(data) ?? new Error(String(data));
 * ```
 */
export function reviveError(data: unknown): CartwrightError | undefined {
  if (!isObject(data)) return undefined;
  const {
    name,
    message,
    kind,
    code,
    status,
    requestId = null,
    operation,
    attempts,
    details,
  } = parseClone(data) ?? data;
  const hasKnownKind = typeof kind === 'string' && Object.hasOwn(kinds, kind);
  if (!hasKnownKind || typeof name !== 'string' || typeof message !== 'string' || typeof code !== 'string')
    return undefined;
  const init = {
    kind: kind as ErrorKind,
    code,
    ...(typeof operation === 'string' && { operation }),
    ...(typeof attempts === 'number' && { attempts }),
  };
  const isApiErrorData = typeof status === 'number' && typeof operation === 'string' && isObject(details);
  const error =
    isApiErrorData && (requestId === null || typeof requestId === 'string')
      ? new ApiError(message, { ...init, status, requestId, operation, details: details as unknown as ErrorDetails })
      : new CartwrightError(message, init);
  return Object.assign(error, { name });
}
