import { callable } from '../client/callable.js';
import type { RequestOptions } from '../transport/request-options.js';
import type { ArgumentPlaces, DeclaredOperation, OperationSpec } from './operation-spec.js';
import { runOperation } from './run-operation.js';

/** An operation: a function of the operation's arguments and, last, the options of the call. */
export interface Operation<Args extends unknown[], Result> extends DeclaredOperation {
  (...args: [...args: Args, request?: RequestOptions]): Promise<Result>;
}

/** Call signature of an operation whose result depends on the types of its arguments. */
export interface OperationSignature extends DeclaredOperation {
  (...args: never[]): Promise<unknown>;
}

/** Arguments of a call signature, without the request options, which are the last one. */
export type ArgumentsWithoutRequest<Args extends unknown[]> = number extends Args['length']
  ? Args
  : Args extends [unknown?]
    ? []
    : Args extends [infer First, ...infer Others]
      ? [First, ...ArgumentsWithoutRequest<Others>]
      : Args extends [(infer First)?, ...infer Others]
        ? [First?, ...ArgumentsWithoutRequest<Others>]
        : [];

/** Declaration of an operation with these arguments. */
type SpecWith<Args extends unknown[]> = OperationSpec & {
  readonly prepare?: (...args: Args) => unknown;
} & (Args extends [] ? unknown : { readonly args: ArgumentPlaces<Args> });

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
export function operation<Args extends unknown[], Result>(spec: SpecWith<Args>): Operation<Args, Result>;
/**
 * Declares an operation of the platform whose result depends on the types of its arguments.
 *
 * @template Signature - Interface with one call signature, whose last parameter is `request?: RequestOptions`, and `spec`.
 * @param spec - Method, path, places of the arguments in the payload, and converted fields.
 * @returns The operation.
 */
export function operation<Signature extends OperationSignature>(
  spec: SpecWith<ArgumentsWithoutRequest<Parameters<Signature>>>,
): Signature;
export function operation(spec: OperationSpec): OperationSignature {
  const call = callable(
    (client) =>
      (...args: unknown[]) =>
        runOperation(client, spec, args),
  );
  return Object.assign(call, { spec });
}
