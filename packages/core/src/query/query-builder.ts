import type { RequestOptions } from '../exchange/request-options.js';
import { fetchPage, type FetchPage, type Page } from './page.js';
import type { FieldWith, Operand, QueryFields, SortableBy } from './query-field.js';
import type { Filter, Query } from './query.js';

/** One value or several, also as lists. */
type Values<Value> = (Operand<Value> | readonly Operand<Value>[])[];

/**
 * Builds a query step by step. Every step returns a new builder, so a builder can be kept and built upon.
 *
 * A field takes the operators that the platform has for it, and values of its type; anything else does not compile.
 *
 * @see Specification, section 7: query operators
 */
export interface QueryBuilder<Item, Fields extends QueryFields<Fields>> {
  /** The query that has been built so far. */
  readonly query: Query;
  /** The field equals the value. `undefined` finds what has none. */
  eq<Field extends FieldWith<Fields, '$eq'>>(field: Field, value: Fields[Field]['value'] | null | undefined): this;
  /** The field does not equal the value. */
  ne<Field extends FieldWith<Fields, '$ne'>>(field: Field, value: Fields[Field]['value'] | null | undefined): this;
  /** The field is at least the value. */
  ge<Field extends FieldWith<Fields, '$gte'>>(field: Field, value: Fields[Field]['value']): this;
  /** The field is more than the value. */
  gt<Field extends FieldWith<Fields, '$gt'>>(field: Field, value: Fields[Field]['value']): this;
  /** The field is at most the value. */
  le<Field extends FieldWith<Fields, '$lte'>>(field: Field, value: Fields[Field]['value']): this;
  /** The field is less than the value. */
  lt<Field extends FieldWith<Fields, '$lt'>>(field: Field, value: Fields[Field]['value']): this;
  /** The text begins with the value. */
  startsWith(field: FieldWith<Fields, '$startsWith'>, value: string): this;
  /** The text ends with the value. */
  endsWith(field: FieldWith<Fields, '$endsWith'>, value: string): this;
  /** The text contains the value. */
  contains(field: FieldWith<Fields, '$contains'>, value: string): this;
  /** The list has at least one of the values. */
  hasSome<Field extends FieldWith<Fields, '$hasSome'>>(field: Field, ...values: Values<Fields[Field]['value']>): this;
  /** The list has all of the values. */
  hasAll<Field extends FieldWith<Fields, '$hasAll'>>(field: Field, ...values: Values<Fields[Field]['value']>): this;
  /** The field equals one of the values. */
  in<Field extends FieldWith<Fields, '$in'>>(field: Field, ...values: Values<Fields[Field]['value']>): this;
  /** The field has a value, or, with `false`, has none. */
  exists(field: FieldWith<Fields, '$exists'>, value?: boolean): this;
  /** Both this and the other's filter hold. */
  and(other: QueryBuilder<Item, Fields>): this;
  /** This or the other's filter holds. */
  or(other: QueryBuilder<Item, Fields>): this;
  /** The other's filter does not hold. */
  not(other: QueryBuilder<Item, Fields>): this;
  /** Sorts by these fields, smallest first. */
  ascending(...fields: SortableBy<Fields, 'BOTH' | 'ASC'>[]): this;
  /** Sorts by these fields, largest first. */
  descending(...fields: SortableBy<Fields, 'BOTH'>[]): this;
  /** How many results a page holds. Default 50. */
  limit(limit: number): this;
  /** Begins at a cursor of an earlier answer. The cursor knows filter and sort; this query's are left out. */
  skipTo(cursor: string): this;
  /**
   * Sends the query.
   *
   * @param request - Options of the call, and of the calls for further pages.
   * @returns The first page of results. `for await` goes on to the pages after it.
   * @throws `ApiError` when the platform refuses the query.
   */
  find(request?: RequestOptions): Promise<Page<Item>>;
  /**
   * All results, across pages: each page is fetched when its first result is asked for. What {@link Page} says about data
   * that changes meanwhile holds here too.
   *
   * @param request - Options of each call.
   * @returns The results, for `for await`. To stop early, leave the loop; a `signal` ends it before the next page.
   * @throws `ApiError` when the platform refuses the query.
   */
  items(request?: RequestOptions): AsyncIterable<Item>;
}

/**
 * A builder for entities whose pages go by position.
 *
 * @see Specification, section 9: paging
 */
export interface OffsetQueryBuilder<Item, Fields extends QueryFields<Fields>> extends QueryBuilder<Item, Fields> {
  /** How many results to leave out. */
  skip(offset: number): this;
}

/** What another builder is asked for. */
interface Built {
  readonly query: { readonly filter: Filter };
}

/** The operators that compare a field, by their names on the wire. The builder's `ge` and `le` lack the `t`. */
const operators = /* @__PURE__ */ 'ne gte gt lte lt startsWith endsWith contains exists hasSome hasAll in'.split(' ');

const isEmpty = (filter: Filter): boolean => Object.keys(filter).length === 0;

/** The filter that finds what this one does not. Without a condition there is nothing to negate. */
const negated = (filter: Filter): Filter =>
  isEmpty(filter) ? filter : ((filter.$not as Filter | undefined) ?? { $not: filter });

/** A builder that goes on from a query. */
export function queryBuilder<Item>(fetch: FetchPage<Item>, query: Query & { filter: Filter }): object {
  const { filter, sort = [], cursorPaging } = query;
  const kind = cursorPaging ? 'cursorPaging' : 'paging';
  const place = query[kind];
  const go = (more: Partial<typeof query>) => queryBuilder(fetch, { ...query, ...more });
  const where = (condition: Filter, operator: '$and' | '$or' = '$and') => {
    const parts = [filter, condition].flatMap<Filter>((one) =>
      isEmpty(one) ? [] : ((one[operator] as Filter[] | undefined) ?? one),
    );
    return go({ filter: parts[1] ? { [operator]: parts } : (parts[0] ?? filter) });
  };
  const sorted =
    (order: 'ASC' | 'DESC') =>
    (...fields: string[]) =>
      go({ sort: [...sort, ...fields.map((fieldName) => ({ fieldName, order }))] });
  const find = (request?: RequestOptions) => fetchPage(fetch, cursorPaging?.cursor ? { cursorPaging } : query, request);

  const builder: Record<string, unknown> = {
    query,
    eq: (field: string, value: unknown) => where({ [field]: value ?? null }),
    and: (other: Built) => where(other.query.filter),
    or: (other: Built) => where(other.query.filter, '$or'),
    not: (other: Built) => where(negated(other.query.filter)),
    ascending: sorted('ASC'),
    descending: sorted('DESC'),
    limit: (limit: number) => go({ [kind]: { ...place, limit } }),
    skip: !cursorPaging && ((offset: number) => go({ [kind]: { ...place, offset } })),
    skipTo: (cursor: string) => go({ cursorPaging: { limit: place?.limit ?? null, cursor } }),
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
