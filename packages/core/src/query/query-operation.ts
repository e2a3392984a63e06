import { callable } from '../client/callable.js';
import type { RequestOptions } from '../exchange/request-options.js';
import type { OperationSpec } from '../operation/operation-spec.js';
import { runOperation } from '../operation/run-operation.js';
import { queryBuilder } from './query-builder.js';
import type { Query } from './query.js';

/**
 * A query operation: called without a query it gives a builder, with one it sends it. Where the operation has options
 * beside the query, they come alone before a builder, and second with a query.
 */
export interface QueryOperation<Builder, EntityQuery, Result, Options extends unknown[] = []> {
  // Editors show the comment of a call signature instead of the operation's own: an operation documents its signatures in
  // an interface of its own.
  (...options: Options): Builder;
  (query: EntityQuery, ...rest: [...options: Options, request?: RequestOptions]): Promise<Result>;
  /** The operation as data. */
  readonly spec: OperationSpec;
}

/** How the answer of a query operation is read. */
export interface QuerySpec extends OperationSpec {
  /** The field of the answer that holds the results. */
  readonly items: string;
  /** The field of the answer that holds its place. Default `metadata`. */
  readonly metadata?: string;
  /** Whether pages go by position or by cursor. */
  readonly paging: 'offset' | 'cursor';
}

/** What makes one object a query, and not options of a builder. */
const isPartOfQuery = (key: string) => /^(filter|sort|paging|cursorPaging)$/.test(key);

/**
 * Declares an operation that queries entities.
 *
 * @param spec - As for an operation, and where the answer holds its results.
 * @returns The operation.
 * @example
 * ```ts
 * import { queryCodec, queryOperation, type EntityQuery, type QueryBuilder, type QueryField } from '@cartwright/core';
 *
 * interface Note { _id?: string; text?: string }
 * interface NoteFields { _id: QueryField<string>; text: QueryField<string, 'NONE'> }
 * type NotesQueryBuilder = QueryBuilder<Note, NoteFields>;
 *
 * export const queryNotes = queryOperation<NotesQueryBuilder, EntityQuery<NoteFields>, { notes?: Note[] }>({
 *   id: 'notes.queryNotes',
 *   method: 'POST',
 *   path: '/notes/v1/notes/query',
 *   input: (query) => ({ query }),
 *   request: { query: queryCodec },
 *   items: 'notes',
 *   paging: 'cursor',
 *   repeatable: true,
 * });
 * ```
 * @see Specification, section 7: query operators, and section 9: paging
 */
export function queryOperation<Builder extends object, EntityQuery, Result, Options extends unknown[] = []>(
  spec: QuerySpec & {
    readonly input: (query: Query, ...options: Options) => object;
    readonly paging: Builder extends { skip: unknown } ? 'offset' : 'cursor';
  },
): QueryOperation<Builder, EntityQuery, Result, Options> {
  const { input, items, metadata = 'metadata' } = spec;
  const first = {
    filter: {},
    ...(spec.paging === 'cursor' ? { cursorPaging: { limit: 50 } } : { paging: { offset: 0, limit: 50 } }),
  };
  const call = callable((client) => (...args: unknown[]) => {
    if (args.length >= input.length || Object.keys(args[0] ?? {}).some(isPartOfQuery)) {
      return runOperation(client, spec, args);
    }
    return queryBuilder(async (query, request) => {
      const all = [query, ...args];
      all[input.length] = request;
      const answer = (await runOperation(client, spec, all)) as Record<string, unknown>;
      return { items: (answer[items] ?? []) as unknown[], metadata: answer[metadata] ?? {} };
    }, first);
  });
  return Object.assign(call, { spec }) as unknown as QueryOperation<Builder, EntityQuery, Result, Options>;
}
