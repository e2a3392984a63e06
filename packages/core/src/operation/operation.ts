import { callable } from '../client/callable.js';
import type { RequestOptions } from '../exchange/request-options.js';
import type { OperationSpec } from './operation-spec.js';
import { runOperation } from './run-operation.js';

/** An operation: call it with its arguments and, last, options of the call. */
export interface Operation<Args extends unknown[], Result> {
  (...args: [...args: Args, request?: RequestOptions]): Promise<Result>;
  /** The operation as data. */
  readonly spec: OperationSpec;
}

/**
 * Declares an operation of the platform. Nothing but data varies between operations.
 *
 * @param spec - Method, path, how arguments become the payload, and which fields are converted.
 * @returns The operation, to be bound to a client or called alone with the ambient one.
 * @example
 * ```ts
 * import { operation } from '@cartwright/core';
 *
 * interface Note { _id?: string; text?: string }
 * export const getNote = operation<[id: string], Note>({
 *   id: 'notes.getNote',
 *   method: 'GET',
 *   path: '/notes/v1/notes/{id}',
 *   input: (id) => ({ id }),
 *   unwrap: 'note',
 *   repeatable: true,
 * });
 * ```
 * @see Specification, section 7: calls
 */
export function operation<Args extends unknown[], Result>(
  spec: OperationSpec & { readonly input?: (...args: Args) => object },
): Operation<Args, Result> {
  const call = callable(
    (client) =>
      (...args: unknown[]) =>
        runOperation(client, spec, args),
  );
  return Object.assign(call, { spec }) as unknown as Operation<Args, Result>;
}
