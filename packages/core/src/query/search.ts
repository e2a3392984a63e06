import type { Aggregation } from './aggregation.js';
import type { QueryFields, SortableBy } from './query-field.js';
import type { EntityFilter, Sort } from './query.js';

/** Free text of a search. */
export interface SearchDetails<Field = string> {
  /** Words to search for. At most 100 characters. */
  expression?: string | null;
  /**
   * Whether items must contain one of the words or all of them.
   *
   * @default 'OR'
   */
  mode?: 'OR' | 'AND';
  /** Fields to search. Defaults to all searchable fields. */
  fields?: readonly Field[];
  /**
   * Whether to find similar words, such as misspelled ones, too.
   *
   * @default false
   */
  fuzzy?: boolean;
}

/**
 * Filter of a search, limited to the fields of the entity. `Lists` are the fields whose items can be matched with
 * `$matchItems`, with the conditions of an item.
 */
export type SearchFilter<Fields extends QueryFields<Fields>, Lists = unknown> = Pick<
  EntityFilter<Fields>,
  keyof Fields
> & {
  readonly [List in keyof Lists]?: { readonly $matchItems: readonly Lists[List][] };
} & {
  /** Matches items that match all of these filters. */
  readonly $and?: readonly SearchFilter<Fields, Lists>[];
  /** Matches items that match at least one of these filters. */
  readonly $or?: readonly SearchFilter<Fields, Lists>[];
  /** Matches items that do not match this filter. */
  readonly $not?: SearchFilter<Fields, Lists>;
};

/** Sort criterion of a search. `Ordered` are fields of list items, of which `selectItemsBy` selects one. */
export type SearchSort<Fields extends QueryFields<Fields>, Ordered = never> =
  Sort<SortableBy<Fields, 'BOTH'>> | (Sort<Ordered> & { selectItemsBy?: readonly Readonly<Record<string, unknown>>[] });

/** Search for entities: filter, free text, sort order, aggregations and cursor paging. */
export interface EntitySearch<
  Fields extends QueryFields<Fields>,
  Facet = string,
  Searchable = string,
  Lists = unknown,
  Ordered = never,
> {
  /** Conditions, such as `{ visible: true }`. */
  filter?: SearchFilter<Fields, Lists> | null;
  /** Free text. */
  search?: SearchDetails<Searchable>;
  /** Sort criteria, most significant first. At most 10. */
  sort?: readonly SearchSort<Fields, Ordered>[];
  /** Aggregations of all matching items. At most 10. */
  aggregations?: readonly Aggregation<Facet>[];
  /**
   * Number of items per page, and the cursor of an earlier response, which includes filter and sort order. With a limit
   * of 0, only aggregations are returned.
   */
  cursorPaging?: { limit?: number | null; cursor?: string | null };
  /** Time zone of dates without an offset, such as `Europe/Berlin`. */
  timeZone?: string | null;
}
