import { fetchPage, type FetchPage, type Page } from './page.js';
import type { Filter, Query } from './query.js';

/** The fields of an entity that the platform can filter by, with the type of their values. */
export type Filterable = object;

type Key<Fields> = keyof Fields & string;
type TextKey<Fields> = { [Field in Key<Fields>]: Fields[Field] extends string ? Field : never }[Key<Fields>];
type Value<Type> = Type extends readonly (infer Item)[] ? Item : Type;

/**
 * Builds a query step by step. Every step returns a new builder, so a builder can be kept and built upon.
 *
 * @see Specification, section 7: query operators
 */
export interface QueryBuilder<Item, Fields extends Filterable, SortField extends string> {
  /** The query that has been built so far. */
  readonly query: Query;
  /** The field equals the value. `undefined` finds what has none. */
  eq<Field extends Key<Fields>>(field: Field, value: Value<Fields[Field]> | null | undefined): this;
  /** The field does not equal the value. */
  ne<Field extends Key<Fields>>(field: Field, value: Value<Fields[Field]> | null | undefined): this;
  /** The field is at least the value. */
  ge<Field extends Key<Fields>>(field: Field, value: Fields[Field]): this;
  /** The field is more than the value. */
  gt<Field extends Key<Fields>>(field: Field, value: Fields[Field]): this;
  /** The field is at most the value. */
  le<Field extends Key<Fields>>(field: Field, value: Fields[Field]): this;
  /** The field is less than the value. */
  lt<Field extends Key<Fields>>(field: Field, value: Fields[Field]): this;
  /** The text begins with the value. */
  startsWith(field: TextKey<Fields>, value: string): this;
  /** The text ends with the value. */
  endsWith(field: TextKey<Fields>, value: string): this;
  /** The text contains the value. */
  contains(field: TextKey<Fields>, value: string): this;
  /** The list has at least one of the values. */
  hasSome<Field extends Key<Fields>>(
    field: Field,
    ...values: (Value<Fields[Field]> | readonly Value<Fields[Field]>[])[]
  ): this;
  /** The list has all of the values. */
  hasAll<Field extends Key<Fields>>(
    field: Field,
    ...values: (Value<Fields[Field]> | readonly Value<Fields[Field]>[])[]
  ): this;
  /** The field equals one of the values. */
  in<Field extends Key<Fields>>(
    field: Field,
    ...values: (Value<Fields[Field]> | readonly Value<Fields[Field]>[])[]
  ): this;
  /** The field has a value, or, with `false`, has none. */
  exists(field: Key<Fields>, value?: boolean): this;
  /** Both this and the other's filter hold. */
  and(other: QueryBuilder<Item, Fields, SortField>): this;
  /** This or the other's filter holds. */
  or(other: QueryBuilder<Item, Fields, SortField>): this;
  /** The other's filter does not hold. */
  not(other: QueryBuilder<Item, Fields, SortField>): this;
  /** Sorts by these fields, smallest first. */
  ascending(...fields: SortField[]): this;
  /** Sorts by these fields, largest first. */
  descending(...fields: SortField[]): this;
  /** How many results a page holds. Default 50. */
  limit(limit: number): this;
  /** How many results to leave out. For pages by position. */
  skip(offset: number): this;
  /** Begins at a cursor of an earlier answer. For pages by cursor: the cursor knows filter and sort. */
  skipTo(cursor: string): this;
  /**
   * Sends the query.
   *
   * @returns The first page of results.
   * @throws `ApiError` when the platform refuses the query.
   */
  find(): Promise<Page<Item>>;
}

/** The operators that compare a field, by their names here; on the wire two have other names. */
const operators = [
  'ne',
  'ge',
  'gt',
  'le',
  'lt',
  'startsWith',
  'endsWith',
  'contains',
  'exists',
  'hasSome',
  'hasAll',
  'in',
];
const wireOperators: Record<string, string> = { ge: 'gte', le: 'lte' };

const isEmpty = (filter: Filter): boolean => Object.keys(filter).length === 0;

/** The filter that finds what this one does not. Without a condition there is nothing to negate. */
const negated = (filter: Filter): Filter =>
  isEmpty(filter) ? filter : ((filter.$not as Filter | undefined) ?? { $not: filter });

/** A builder that goes on from a query. */
export function queryBuilder<Item, Fields extends Filterable, SortField extends string>(
  fetch: FetchPage<Item>,
  query: Query,
): QueryBuilder<Item, Fields, SortField> {
  const { filter, sort = [], paging, cursorPaging } = query;
  const mine: Filter = filter ?? {};
  const kind = cursorPaging ? 'cursorPaging' : 'paging';
  const go = (more: Query) => queryBuilder(fetch, { ...query, ...more });
  const combined = (operator: '$and' | '$or', other: Filter) => {
    const parts = [mine, other].flatMap<Filter>((one) =>
      isEmpty(one) ? [] : ((one[operator] as Filter[] | undefined) ?? one),
    );
    return go({ filter: parts.length > 1 ? { [operator]: parts } : (parts[0] ?? mine) });
  };
  const where = (condition: Filter) => combined('$and', condition);
  const sorted =
    (order: 'ASC' | 'DESC') =>
    (...fields: string[]) =>
      go({ sort: [...sort, ...fields.map((fieldName) => ({ fieldName, order }))] });
  const theirs = (other: { query: Query }) => other.query.filter ?? {};

  const builder: Record<string, unknown> = {
    query,
    eq: (field: string, value: unknown) => where({ [field]: value ?? null }),
    and: (other: { query: Query }) => where(theirs(other)),
    or: (other: { query: Query }) => combined('$or', theirs(other)),
    not: (other: { query: Query }) => where(negated(theirs(other))),
    ascending: sorted('ASC'),
    descending: sorted('DESC'),
    limit: (limit: number) => go({ [kind]: { ...query[kind], limit } }),
    skip: (offset: number) => go({ paging: { ...paging, offset } }),
    skipTo: (cursor: string) => queryBuilder(fetch, { cursorPaging: { ...cursorPaging, cursor } }),
    find: () => fetchPage(fetch, query),
  };
  for (const name of operators) {
    builder[name] = (field: string, ...values: unknown[]) => {
      const value = /^(has|in)/.test(name) ? values.flat() : (values[0] ?? (name === 'exists' || null));
      return where({ [field]: { [`$${wireOperators[name] ?? name}`]: value } });
    };
  }
  return builder as unknown as QueryBuilder<Item, Fields, SortField>;
}
