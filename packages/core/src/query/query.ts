import type { Operators, QueryFields, SortableBy } from './query-field.js';

/** A filter as the wire has it, with the SDK's field names. */
export type Filter = { readonly [fieldOrOperator: string]: unknown };

/** One field to sort by. */
export interface Sort<Field = string, Order = 'ASC' | 'DESC'> {
  /** The field, with its name in the SDK. */
  fieldName: Field;
  /** The direction. Default `ASC`. */
  order?: Order;
}

/** A query as one object: the other way to say what the builder says. */
export interface Query<Condition = Filter, Order = Sort> {
  /** What to find, in the wire's form: `{ name: { $startsWith: 'Mug' } }`. */
  filter?: Condition | null;
  /** In which order. */
  sort?: Order[];
  /** Which part, by position. `limit` at most 100. */
  paging?: { limit?: number | null; offset?: number | null };
  /** Which part, by a cursor of an earlier answer: it knows filter and sort. Not together with `paging`. */
  cursorPaging?: { limit?: number | null; cursor?: string | null };
}

/** A filter of an entity: only its fields, with the operators and the types of values that they have. */
export type EntityFilter<Fields extends QueryFields<Fields>> = {
  readonly [Field in keyof Fields]?: Condition<Fields[Field]>;
} & {
  /** All of these hold. */
  readonly $and?: readonly EntityFilter<Fields>[];
  /** At least one of these holds. */
  readonly $or?: readonly EntityFilter<Fields>[];
  /** This does not hold. */
  readonly $not?: EntityFilter<Fields>;
};

type Condition<Field extends { value: unknown; operators: keyof Operators<unknown> }> =
  | Partial<Pick<Operators<Field['value']>, Field['operators']>>
  | ('$eq' extends Field['operators'] ? Field['value'] | null : never);

/** One of an entity's fields to sort by. */
export type EntitySort<Fields extends QueryFields<Fields>> =
  Sort<SortableBy<Fields, 'BOTH'>> | Sort<SortableBy<Fields, 'ASC'>, 'ASC'>;

/** A query of an entity as one object: a part by position, or by a cursor, and not both. */
export type EntityQuery<Fields extends QueryFields<Fields>> = Query<EntityFilter<Fields>, EntitySort<Fields>> &
  ({ paging?: never } | { cursorPaging?: never });

/** What an answer says about its place among all results. */
export interface PagingMetadata {
  /** How many results this answer holds. */
  items?: number | null;
  /** Its position, from 0. */
  offset?: number | null;
  /** How many there are in all. */
  total?: number | null;
  /** The platform stopped counting. */
  tooManyToCount?: boolean | null;
  /** Where the neighbors begin. */
  cursors?: { next?: string | null; prev?: string | null };
  /** How many results this answer holds. */
  count?: number | null;
}
