import { CartwrightError } from '../errors/cartwright-error.js';
import { currentContext, runInContext } from './request-context.js';

/**
 * The same function with elevated rights: operations that are called alone in it use the elevated client, and not the
 * visitor's or member's. That client is looked up with every call: `runWithClient(…, { elevated })` or
 * `enableContext('global', { elevated: true })` gives it.
 *
 * @template Args - The function's arguments.
 * @template Result - What it returns.
 * @param fn - An operation, or a function that calls some. Operations already bound to a client keep that client.
 * @returns The function with the same signature.
 * @throws `CartwrightError` `elevated_client_missing`, when it is called and there is no elevated client.
 * @example
 * ```ts
 * import { operation } from '@cartwright/core';
 * import { elevate } from '@cartwright/core/server';
 *
 * const cancel = operation<[id: string], object>({
 *   id: 'notes.cancel',
 *   method: 'POST',
 *   path: '/notes/v1/notes/{id}/cancel',
 *   input: (id) => ({ id }),
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
