import { callable } from '../client/callable.js';
import type { RequestOptions } from '../transport/request-options.js';
import type { ArgumentsWithoutRequest } from '../operation/operation.js';
import type { ArgumentPlaces, DeclaredOperation, OperationSpec } from '../operation/operation-spec.js';
import { runOperation } from '../operation/run-operation.js';
import { queryBuilder } from './query-builder.js';
import type { Query } from './query.js';

/**
 * A query operation. Called without a query, it returns a query builder; called with a query, it sends it. Further
 * options of the operation are the only arguments of the builder form, and follow the query otherwise.
 */
export interface QueryOperation<
  Builder,
  EntityQuery,
  Result,
  Options extends unknown[] = [],
> extends DeclaredOperation {
  // Editors show the comment of a call signature instead of the operation's own: an operation documents its signatures in
  // a separate interface.
  (...options: Options): Builder;
  (query: EntityQuery, ...rest: [...options: Options, request?: RequestOptions]): Promise<Result>;
}

/** Call signatures of a query operation, the one that returns the builder first. */
export interface QuerySignatures extends DeclaredOperation {
  (...options: never[]): object;
  (query: never, ...options: never[]): Promise<unknown>;
}

/** Declaration of a query operation. */
export interface QuerySpec extends OperationSpec {
  /** Field of the response that contains the results. */
  readonly items: string;
  /**
   * Field of the response that contains the paging metadata.
   *
   * @default 'metadata'
   */
  readonly metadata?: string;
  /** Kind of paging: by offset or by cursor. */
  readonly paging: 'offset' | 'cursor';
}

/** Declaration of a query operation with these arguments. Its builder has the methods of the kind of paging. */
type SpecWith<Builder, Args extends unknown[]> = QuerySpec & {
  readonly args: ArgumentPlaces<Args>;
  readonly paging: Builder extends { skip: unknown } ? 'offset' : 'cursor';
};

/** Builder that the first of two call signatures returns. */
type QueryBuilderFrom<Signatures> = Signatures extends {
  (...options: never[]): infer Builder;
  (query: never, ...options: never[]): Promise<unknown>;
}
  ? Builder
  : never;

/** Distinguishes a query from options of the builder form. */
const isPartOfQuery = (key: string) => /^(filter|sort|paging|cursorPaging)$/.test(key);

/**
 * Declares an operation that queries entities.
 *
 * @param spec - Declaration of the operation, and where its response contains the results.
 * @returns The operation.
 * @example
 * ```ts
 * import { queryShape, queryOperation, type EntityQuery, type QueryBuilder, type QueryField } from '@cartwright/core';
 *
 * interface Note { _id?: string; text?: string }
 * interface NoteFields { _id: QueryField<string>; text: QueryField<string, 'NONE'> }
 * type NotesQueryBuilder = QueryBuilder<Note, NoteFields>;
 *
 * export const queryNotes = queryOperation<NotesQueryBuilder, EntityQuery<NoteFields>, { notes?: Note[] }>({
 *   id: 'notes.queryNotes',
 *   method: 'POST',
 *   path: '/notes/v1/notes/query',
 *   args: ['query'],
 *   request: { query: queryShape },
 *   items: 'notes',
 *   paging: 'cursor',
 *   repeatable: true,
 * });
 * ```
 */
export function queryOperation<Builder extends object, EntityQuery, Result, Options extends unknown[] = []>(
  spec: SpecWith<Builder, [query: Query, ...options: Options]>,
): QueryOperation<Builder, EntityQuery, Result, Options>;
/**
 * Declares an operation that queries entities, and documents its call signatures.
 *
 * @template Signatures - Interface with two call signatures and `spec`. The first one returns the query builder, the
 * last parameter of the second one is `request?: RequestOptions`.
 * @param spec - Declaration of the operation, and where its response contains the results.
 * @returns The operation.
 */
export function queryOperation<Signatures extends QuerySignatures>(
  spec: SpecWith<QueryBuilderFrom<Signatures>, ArgumentsWithoutRequest<Parameters<Signatures>>>,
): Signatures;
export function queryOperation(spec: QuerySpec & { readonly args: ArgumentPlaces }): unknown {
  const {
    args: { length },
    items,
    metadata = 'metadata',
  } = spec;
  const initialQuery = {
    filter: {},
    ...(spec.paging === 'cursor' ? { cursorPaging: { limit: 50 } } : { paging: { offset: 0, limit: 50 } }),
  };
  const call = callable((client) => (...args: unknown[]) => {
    if (args.length >= length || Object.keys(args[0] ?? {}).some(isPartOfQuery)) {
      return runOperation(client, spec, args);
    }
    return queryBuilder(async (query, request) => {
      const operationArgs = [query, ...args];
      operationArgs[length] = request;
      const response = (await runOperation(client, spec, operationArgs)) as Record<string, unknown>;
      return { items: (response[items] ?? []) as unknown[], metadata: response[metadata] ?? {} };
    }, initialQuery);
  });
  return Object.assign(call, { spec });
}
