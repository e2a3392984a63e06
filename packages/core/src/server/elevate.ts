import { CartwrightError } from '../errors/cartwright-error.js';
import { currentContext, runInContext } from './request-context.js';

/**
 * Wraps a function to run with elevated permissions: unbound operations called inside it use the elevated client
 * instead of the visitor's or member's. The elevated client is looked up on each call; set it with
 * `runWithClient(…, { elevated })` or `enableContext('global', { elevated: true })`.
 *
 * @template Args - Arguments of the function.
 * @template Result - Result of the function.
 * @param fn - An operation, or a function that calls operations. Operations already bound to a client keep that client.
 * @returns A function with the same signature. It throws `elevated_client_missing` when it is called without an
 * elevated client.
 * @example
 * ```ts
 * import { operation } from '@cartwright/core';
 * import { elevate } from '@cartwright/core/server';
 *
 * const cancel = operation<[id: string], object>({
 *   id: 'notes.cancel',
 *   method: 'POST',
 *   path: '/notes/v1/notes/{id}/cancel',
 *   args: ['id'],
 * });
 * export const cancelAnyNote = elevate(cancel);
 * ```
 */
export const elevate =
  <Args extends unknown[], Result>(fn: (...args: Args) => Result) =>
  (...args: Args): Result => {
    const [, elevated] = currentContext();
    if (elevated) return runInContext([elevated, elevated], () => fn(...args));
    throw new CartwrightError('An elevated client is required to use elevated modules', {
      kind: 'configuration',
      code: 'elevated_client_missing',
    });
  };
