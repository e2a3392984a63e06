import { fetchPage, type FetchPage, type Page } from './page.js';
import type { Filter, Query } from './query.js';

/** The fields of an entity that the platform can filter by, with the type of their values. */
export type Filterable = object;

type KeysOf<Fields, Type> = {
  [Key in keyof Fields]-?: NonNullable<Fields[Key]> extends Type ? Key : never;
}[keyof Fields] &
  string;
type Key<Fields> = keyof Fields & string;
type Value<Fields, Field extends keyof Fields> =
  NonNullable<Fields[Field]> extends readonly (infer Item)[] ? Item : Fields[Field];

/**
 * Builds a query step by step. Every step returns a new builder, so a builder can be kept and built upon.
 *
 * @see Specification, section 7: query operators
 */
export class QueryBuilder<Item, Fields extends Filterable, SortField extends string> {
  readonly #fetch: FetchPage<Item>;
  readonly #query: Query;

  /** Operations make builders; call `queryProducts()` rather than this. */
  constructor(fetch: FetchPage<Item>, query: Query) {
    this.#fetch = fetch;
    this.#query = query;
  }

  /** The query that has been built so far. */
  get query(): Query {
    return this.#query;
  }

  #with(more: Query): this {
    return new QueryBuilder<Item, Fields, SortField>(this.#fetch, { ...this.#query, ...more }) as this;
  }

  #where(condition: Filter): this {
    const filter = this.#query.filter ?? {};
    if (Object.keys(filter).length === 0) return this.#with({ filter: condition });
    const all = filter.$and as Filter[] | undefined;
    return this.#with({ filter: { $and: [...(all ?? [filter]), condition] } });
  }

  #compare(field: string, operator: string, value: unknown): this {
    return this.#where({ [field]: { [operator]: value } });
  }

  /** The field equals the value. `undefined` finds what has none. */
  eq<Field extends Key<Fields>>(field: Field, value: Value<Fields, Field> | null | undefined): this {
    return this.#where({ [field]: value ?? null });
  }

  /** The field does not equal the value. */
  ne<Field extends Key<Fields>>(field: Field, value: Value<Fields, Field> | null | undefined): this {
    return this.#compare(field, '$ne', value ?? null);
  }

  /** The field is at least the value. */
  ge<Field extends Key<Fields>>(field: Field, value: Fields[Field]): this {
    return this.#compare(field, '$gte', value);
  }

  /** The field is more than the value. */
  gt<Field extends Key<Fields>>(field: Field, value: Fields[Field]): this {
    return this.#compare(field, '$gt', value);
  }

  /** The field is at most the value. */
  le<Field extends Key<Fields>>(field: Field, value: Fields[Field]): this {
    return this.#compare(field, '$lte', value);
  }

  /** The field is less than the value. */
  lt<Field extends Key<Fields>>(field: Field, value: Fields[Field]): this {
    return this.#compare(field, '$lt', value);
  }

  /** The text begins with the value. */
  startsWith(field: KeysOf<Fields, string>, value: string): this {
    return this.#compare(field, '$startsWith', value);
  }

  /** The text ends with the value. */
  endsWith(field: KeysOf<Fields, string>, value: string): this {
    return this.#compare(field, '$endsWith', value);
  }

  /** The text contains the value. */
  contains(field: KeysOf<Fields, string>, value: string): this {
    return this.#compare(field, '$contains', value);
  }

  /** The list has at least one of the values. */
  hasSome<Field extends Key<Fields>>(
    field: Field,
    ...values: (Value<Fields, Field> | readonly Value<Fields, Field>[])[]
  ): this {
    return this.#compare(field, '$hasSome', values.flat());
  }

  /** The list has all of the values. */
  hasAll<Field extends Key<Fields>>(
    field: Field,
    ...values: (Value<Fields, Field> | readonly Value<Fields, Field>[])[]
  ): this {
    return this.#compare(field, '$hasAll', values.flat());
  }

  /** The field equals one of the values. */
  in<Field extends Key<Fields>>(field: Field, values: Value<Fields, Field> | readonly Value<Fields, Field>[]): this {
    return this.#compare(field, '$in', [values].flat());
  }

  /** The field has a value, or, with `false`, has none. */
  exists(field: Key<Fields>, value = true): this {
    return this.#compare(field, '$exists', value);
  }

  /** Both this and the other's filter hold. */
  and(other: QueryBuilder<Item, Fields, SortField>): this {
    return this.#where(other.query.filter ?? {});
  }

  /** This or the other's filter holds. */
  or(other: QueryBuilder<Item, Fields, SortField>): this {
    const mine = this.#query.filter ?? {};
    return this.#with({
      filter: { $or: [...((mine.$or as Filter[] | undefined) ?? [mine]), other.query.filter ?? {}] },
    });
  }

  /** The other's filter does not hold. */
  not(other: QueryBuilder<Item, Fields, SortField>): this {
    return this.#where({ $not: other.query.filter ?? {} });
  }

  #sort(fields: readonly string[], order: 'ASC' | 'DESC'): this {
    return this.#with({ sort: [...(this.#query.sort ?? []), ...fields.map((fieldName) => ({ fieldName, order }))] });
  }

  /** Sorts by these fields, smallest first. */
  ascending(...fields: SortField[]): this {
    return this.#sort(fields, 'ASC');
  }

  /** Sorts by these fields, largest first. */
  descending(...fields: SortField[]): this {
    return this.#sort(fields, 'DESC');
  }

  /** How many results a page holds. Default 50. */
  limit(limit: number): this {
    const { cursorPaging, paging } = this.#query;
    return this.#with(cursorPaging ? { cursorPaging: { ...cursorPaging, limit } } : { paging: { ...paging, limit } });
  }

  /** How many results to leave out. For pages by position. */
  skip(offset: number): this {
    return this.#with({ paging: { ...this.#query.paging, offset } });
  }

  /** Begins at a cursor of an earlier answer. For pages by cursor: the cursor knows filter and sort. */
  skipTo(cursor: string): this {
    const { limit = 50 } = this.#query.cursorPaging ?? {};
    return new QueryBuilder<Item, Fields, SortField>(this.#fetch, { cursorPaging: { cursor, limit } }) as this;
  }

  /**
   * Sends the query.
   *
   * @returns The first page of results.
   * @throws `ApiError` when the platform refuses the query.
   */
  find(): Promise<Page<Item>> {
    return fetchPage(this.#fetch, this.#query);
  }
}
