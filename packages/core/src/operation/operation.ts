import { callable } from '../client/callable.js';
import type { RequestOptions } from '../transport/request-options.js';
import type { ArgumentPlaces, OperationSpec } from './operation-spec.js';
import { runOperation } from './run-operation.js';

/** An operation: a function of the operation's arguments and, last, the options of the call. */
export interface Operation<Args extends unknown[], Result> {
  (...args: [...args: Args, request?: RequestOptions]): Promise<Result>;
  /** The operation's declaration. */
  readonly spec: OperationSpec;
}

/**
 * Declares an operation of the platform.
 *
 * @param spec - Method, path, places of the arguments in the payload, and converted fields.
 * @returns The operation. Bind it to a client, or call it with the ambient client.
 * @example
 * ```ts
 * import { operation } from '@cartwright/core';
 *
 * interface Note { _id?: string; text?: string }
 * export const getNote = operation<[id: string], Note>({
 *   id: 'notes.getNote',
 *   method: 'GET',
 *   path: '/notes/v1/notes/{id}',
 *   args: ['id'],
 *   unwrap: 'note',
 *   repeatable: true,
 * });
 * ```
 */
export function operation<Args extends unknown[], Result>(
  spec: OperationSpec & { readonly prepare?: (...args: Args) => unknown } & (Args extends []
      ? unknown
      : { readonly args: ArgumentPlaces<Args> }),
): Operation<Args, Result> {
  const call = callable(
    (client) =>
      (...args: unknown[]) =>
        runOperation(client, spec, args),
  );
  return Object.assign(call, { spec }) as unknown as Operation<Args, Result>;
}
