import type { RequestOptions } from '../transport/request-options.js';
import { fetchPage, type FetchPage, type Page } from './page.js';
import type { FieldWith, Operand, QueryFields, SortableBy } from './query-field.js';
import type { Filter, Query } from './query.js';

/** Value to look for. `null` and `undefined` are allowed, because IDs of entities are optional. */
type Wanted<Value> = Operand<Value> | null | undefined;

/** Values as separate arguments or as lists. */
type Values<Value> = (Wanted<Value> | readonly Wanted<Value>[])[];

/**
 * Builds a query. Builders are immutable: every method returns a new builder. Only the operators and value types that
 * the platform supports for a field compile.
 */
export interface QueryBuilder<Item, Fields extends QueryFields<Fields>> {
  /** The query built so far. */
  readonly query: Query;
  /** Matches items whose field equals the value. `null` or `undefined` matches items without a value. */
  eq<Field extends FieldWith<Fields, '$eq'>>(field: Field, value: Fields[Field]['value'] | null | undefined): this;
  /** Matches items whose field does not equal the value. */
  ne<Field extends FieldWith<Fields, '$ne'>>(field: Field, value: Fields[Field]['value'] | null | undefined): this;
  /** Matches items whose field is greater than or equal to the value. */
  ge<Field extends FieldWith<Fields, '$gte'>>(field: Field, value: Fields[Field]['value']): this;
  /** Matches items whose field is greater than the value. */
  gt<Field extends FieldWith<Fields, '$gt'>>(field: Field, value: Fields[Field]['value']): this;
  /** Matches items whose field is less than or equal to the value. */
  le<Field extends FieldWith<Fields, '$lte'>>(field: Field, value: Fields[Field]['value']): this;
  /** Matches items whose field is less than the value. */
  lt<Field extends FieldWith<Fields, '$lt'>>(field: Field, value: Fields[Field]['value']): this;
  /** Matches items whose field starts with the string. */
  startsWith(field: FieldWith<Fields, '$startsWith'>, value: string): this;
  /** Matches items whose field ends with the string. */
  endsWith(field: FieldWith<Fields, '$endsWith'>, value: string): this;
  /** Matches items whose field contains the string. */
  contains(field: FieldWith<Fields, '$contains'>, value: string): this;
  /** Matches items whose list field contains at least one of the values. */
  hasSome<Field extends FieldWith<Fields, '$hasSome'>>(field: Field, ...values: Values<Fields[Field]['value']>): this;
  /** Matches items whose list field contains all of the values. */
  hasAll<Field extends FieldWith<Fields, '$hasAll'>>(field: Field, ...values: Values<Fields[Field]['value']>): this;
  /** Matches items whose field equals one of the values. */
  in<Field extends FieldWith<Fields, '$in'>>(field: Field, ...values: Values<Fields[Field]['value']>): this;
  /** Matches items whose field has a value or, with `false`, has none. */
  exists(field: FieldWith<Fields, '$exists'>, value?: boolean): this;
  /** Matches items that match both this and the other builder's filter. */
  and(other: QueryBuilder<Item, Fields>): this;
  /** Matches items that match this or the other builder's filter. */
  or(other: QueryBuilder<Item, Fields>): this;
  /** Matches items that match this filter but not the other builder's. */
  not(other: QueryBuilder<Item, Fields>): this;
  /** Adds fields to sort by, in ascending order. */
  ascending(...fields: SortableBy<Fields, 'BOTH' | 'ASC'>[]): this;
  /** Adds fields to sort by, in descending order. */
  descending(...fields: SortableBy<Fields, 'BOTH'>[]): this;
  /** Sets the maximum number of items per page. Defaults to 50. */
  limit(limit: number): this;
  /**
   * Starts at a cursor of an earlier response. The cursor includes filter and sort, so those of this query are not
   * sent.
   */
  skipTo(cursor: string): this;
  /**
   * Sends the query.
   *
   * @param request - Options of the call, and of the calls for further pages.
   * @returns The first page of results. `for await` iterates all pages.
   * @throws {ApiError} When the platform rejects the query.
   */
  find(request?: RequestOptions): Promise<Page<Item>>;
  /**
   * Iterates all results across pages, fetching each page on demand. See {@link Page} about results that change in the
   * meantime.
   *
   * @param request - Options of each call.
   * @returns The items, for `for await`. Leaving the loop, or aborting `signal`, stops the iteration.
   * @throws {ApiError} When the platform rejects the query.
   */
  items(request?: RequestOptions): AsyncIterable<Item>;
}

/** A query builder for entities with offset paging. */
export interface OffsetQueryBuilder<Item, Fields extends QueryFields<Fields>> extends QueryBuilder<Item, Fields> {
  /** Sets the number of results to skip. */
  skip(offset: number): this;
}

/** The part of another builder that `and`, `or` and `not` read. */
interface OtherBuilder {
  readonly query: { readonly filter: Filter };
}

/**
 * Comparison operators by their names in the request. The builder's `ge` and `le` are `gte` and `lte` without the `t`.
 */
const operators = /* @__PURE__ */ 'ne gte gt lte lt startsWith endsWith contains exists hasSome hasAll in'.split(' ');

const isEmpty = (filter: Filter): boolean => Object.keys(filter).length === 0;

/** Negates a filter. An empty filter stays empty, and a double negation cancels out. */
const negate = (filter: Filter): Filter =>
  isEmpty(filter) ? filter : ((filter.$not as Filter | undefined) ?? { $not: filter });

/** Creates a builder that extends a query. */
export function queryBuilder<Item>(fetch: FetchPage<Item>, query: Query & { filter: Filter }): object {
  const { filter, sort = [], cursorPaging } = query;
  const kind = cursorPaging ? 'cursorPaging' : 'paging';
  const currentPaging = query[kind];
  const extend = (more: Partial<typeof query>) => queryBuilder(fetch, { ...query, ...more });
  const where = (condition: Filter, operator: '$and' | '$or' = '$and') => {
    const parts = [filter, condition].flatMap<Filter>((one) =>
      isEmpty(one) ? [] : ((one[operator] as Filter[] | undefined) ?? one),
    );
    return extend({ filter: parts[1] ? { [operator]: parts } : (parts[0] ?? filter) });
  };
  const sortBy =
    (order: 'ASC' | 'DESC') =>
    (...fields: string[]) =>
      extend({ sort: [...sort, ...fields.map((fieldName) => ({ fieldName, order }))] });
  const find = (request?: RequestOptions) => fetchPage(fetch, cursorPaging?.cursor ? { cursorPaging } : query, request);

  const builder: Record<string, unknown> = {
    query,
    eq: (field: string, value: unknown) => where({ [field]: value ?? null }),
    and: (other: OtherBuilder) => where(other.query.filter),
    or: (other: OtherBuilder) => where(other.query.filter, '$or'),
    not: (other: OtherBuilder) => where(negate(other.query.filter)),
    ascending: sortBy('ASC'),
    descending: sortBy('DESC'),
    limit: (limit: number) => extend({ [kind]: { ...currentPaging, limit } }),
    skip: !cursorPaging && ((offset: number) => extend({ [kind]: { ...currentPaging, offset } })),
    skipTo: (cursor: string) => extend({ cursorPaging: { limit: currentPaging?.limit ?? null, cursor } }),
    find,
    async *items(request?: RequestOptions) {
      for await (const page of await find(request)) yield* page.items;
    },
  };
  for (const name of operators) {
    builder[name.replace('te', 'e')] = (field: string, ...values: unknown[]) => {
      const value = /^(has|in)/.test(name) ? values.flat() : (values[0] ?? (name === 'exists' || null));
      return where({ [field]: { [`$${name}`]: value } });
    };
  }
  return builder;
}
