/** A filter as the wire has it, with the SDK's field names. */
export type Filter = { readonly [fieldOrOperator: string]: unknown };

/** One field to sort by. */
export interface Sort<Field extends string = string> {
  /** The field, with its name in the SDK. */
  fieldName: Field;
  /** The direction. Default `ASC`. */
  order?: 'ASC' | 'DESC';
}

/** A query as one object: the other way to say what the builder says. */
export interface Query<SortField extends string = string> {
  /** What to find, in the wire's form: `{ name: { $startsWith: 'Mug' } }`. */
  filter?: Filter | null;
  /** In which order. */
  sort?: Sort<SortField>[];
  /** Which part, by position. `limit` at most 100. */
  paging?: { limit?: number | null; offset?: number | null };
  /** Which part, by a cursor of an earlier answer. */
  cursorPaging?: { limit?: number | null; cursor?: string | null };
}

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
