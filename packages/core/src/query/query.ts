import type { Operators, QueryFields, SortableBy } from './query-field.js';

/** A filter in the platform's format, with the SDK's field names: `{ name: { $startsWith: 'Mug' } }`. */
export type Filter = { readonly [fieldOrOperator: string]: unknown };

/** A sort criterion. */
export interface Sort<Field = string, Order = 'ASC' | 'DESC'> {
  /** Field to sort by. */
  fieldName: Field;
  /**
   * Sort direction.
   *
   * @default 'ASC'
   */
  order?: Order;
}

/** A query as a plain object: the alternative to `QueryBuilder`. */
export interface Query<Condition = Filter, Order = Sort> {
  /** Filter, such as `{ name: { $startsWith: 'Mug' } }`. */
  filter?: Condition | null;
  /** Sort criteria, most significant first. */
  sort?: Order[];
  /** Offset paging. `limit` is at most 100. */
  paging?: { limit?: number | null; offset?: number | null };
  /** Cursor paging. The cursor of an earlier response includes filter and sort. Cannot be combined with `paging`. */
  cursorPaging?: { limit?: number | null; cursor?: string | null };
}

/** A filter of an entity, limited to its fields and their operators and types. */
export type EntityFilter<Fields extends QueryFields<Fields>> = {
  readonly [Field in keyof Fields]?: Condition<Fields[Field]>;
} & {
  /** Matches items that match all of these filters. */
  readonly $and?: readonly EntityFilter<Fields>[];
  /** Matches items that match at least one of these filters. */
  readonly $or?: readonly EntityFilter<Fields>[];
  /** Matches items that do not match this filter. */
  readonly $not?: EntityFilter<Fields>;
};

type Condition<Field extends { value: unknown; operators: keyof Operators<unknown> }> =
  | Partial<Pick<Operators<Field['value']>, Field['operators']>>
  | ('$eq' extends Field['operators'] ? Field['value'] | null : never);

/** A sort criterion of an entity, limited to its sortable fields. */
export type EntitySort<Fields extends QueryFields<Fields>> =
  Sort<SortableBy<Fields, 'BOTH'>> | Sort<SortableBy<Fields, 'ASC'>, 'ASC'>;

/** A query of an entity as a plain object, with offset or cursor paging. */
export type EntityQuery<Fields extends QueryFields<Fields>> = Query<EntityFilter<Fields>, EntitySort<Fields>> &
  ({ paging?: never } | { cursorPaging?: never });

/** Paging metadata of a query response. */
export interface PagingMetadata {
  /** Number of results in the response. */
  items?: number | null;
  /** Offset of the first result. */
  offset?: number | null;
  /** Total number of results, if the platform counted them all. */
  total?: number | null;
  /** Whether there are too many results to count. */
  tooManyToCount?: boolean | null;
  /** Cursors of the next and previous page, for cursor paging. */
  cursors?: { next?: string | null; prev?: string | null };
  /** Number of results in the response. */
  count?: number | null;
}
