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

/** What an error of ours says in its stack, which is all that a structured clone keeps beside the message. */
function ofClone(value: Json): Json | undefined {
  if (!(value instanceof Error) || 'kind' in value) return undefined;
  const [, kind, code] = /^\S+ \[([a-z]+) (.+?)\]: /s.exec(`${value.stack}`) ?? [];
  return { name: 'CartwrightError', message: value.message, kind, code };
}

/**
 * An error again, after JSON, `postMessage` or `structuredClone`: of what `toJSON` made of it, which is the whole of it,
 * or of a clone of the error itself, which has message, kind and code where the engine clones stacks as V8 does (Chrome,
 * Node.js, Deno), and is not recognised elsewhere. The stack and the cause stay where the error was thrown; so do fields
 * that only a class of another package has.
 *
 * @param data - Anything: what does not come from an error of ours is none.
 * @returns An {@link ApiError} or a {@link CartwrightError}, with the name that it had; `undefined` for anything else.
 * @example
 * ```ts
 * import { isCartwrightError, reviveError } from '@cartwright/core';
 *
 * const inTheWorker = (error: unknown) => postMessage(isCartwrightError(error) ? error.toJSON() : String(error));
 * const inThePage = ({ data }: MessageEvent) => reviveError(data) ?? new Error(String(data));
 * ```
 * @see Specification, section 8: error catalogue
 */
export function reviveError(data: unknown): CartwrightError | undefined {
  if (!isObject(data)) return undefined;
  const { name, message, kind, code, status, requestId = null, operation, attempts, details } = ofClone(data) ?? data;
  const isOurs = typeof kind === 'string' && Object.hasOwn(kinds, kind);
  if (!isOurs || typeof name !== 'string' || typeof message !== 'string' || typeof code !== 'string') return undefined;
  const init = {
    kind: kind as ErrorKind,
    code,
    ...(typeof operation === 'string' && { operation }),
    ...(typeof attempts === 'number' && { attempts }),
  };
  const isAnswer = typeof status === 'number' && typeof operation === 'string' && isObject(details);
  const error =
    isAnswer && (requestId === null || typeof requestId === 'string')
      ? new ApiError(message, { ...init, status, requestId, operation, details: details as unknown as ErrorDetails })
      : new CartwrightError(message, init);
  return Object.assign(error, { name });
}
