import type { RequestOptions } from '../http/request-options.js';
import { callable } from '../operation/callable.js';
import type { OperationSpec } from '../operation/operation-spec.js';
import { runOperation } from '../operation/run-operation.js';
import { queryBuilder, type Filterable, type QueryBuilder } from './query-builder.js';
import type { Query } from './query.js';

/** A query operation: called without a query it gives a builder, with one it sends it. */
export interface QueryOperation<Item, Fields extends Filterable, SortField extends string, Result> {
  /** Begins a query; `find()` sends it. */
  (): QueryBuilder<Item, Fields, SortField>;
  /** Sends a query that is one object. */
  (query: Query<SortField>, request?: RequestOptions): Promise<Result>;
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

/**
 * Declares an operation that queries entities.
 *
 * @param spec - As for an operation, and where the answer holds its results.
 * @returns The operation.
 * @example
 * ```ts
 * import { queryCodec, queryOperation, type Query } from '@cartwright/core';
 *
 * interface Note { _id?: string; text?: string }
 * export const queryNotes = queryOperation<Note, { text: string }, 'text', { notes?: Note[] }>({
 *   id: 'notes.queryNotes',
 *   method: 'POST',
 *   path: '/notes/v1/notes/query',
 *   input: (query: Query) => ({ query }),
 *   request: { query: queryCodec },
 *   items: 'notes',
 *   paging: 'cursor',
 *   repeatable: true,
 * });
 * ```
 * @see Specification, section 7: query operators, and section 9: paging
 */
export function queryOperation<Item, Fields extends Filterable, SortField extends string, Result>(
  spec: QuerySpec & { readonly input: (query: Query) => object },
): QueryOperation<Item, Fields, SortField, Result> {
  const first: Query = {
    filter: {},
    ...(spec.paging === 'cursor' ? { cursorPaging: { limit: 50 } } : { paging: { offset: 0, limit: 50 } }),
  };
  const call = callable((client) => (...args: unknown[]) => {
    if (args[0] !== undefined) return runOperation(client, spec, args);
    return queryBuilder<Item, Fields, SortField>(async (query) => {
      const answer = (await runOperation(client, spec, [query])) as Record<string, unknown>;
      return {
        items: (answer[spec.items] ?? []) as Item[],
        metadata: answer[spec.metadata ?? 'metadata'] ?? {},
      };
    }, first);
  });
  return Object.assign(call, { spec }) as unknown as QueryOperation<Item, Fields, SortField, Result>;
}
