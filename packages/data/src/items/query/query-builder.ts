import type { RequestOptions, Sort } from '@cartwright/core';
import type { FieldKey, WithSystemFields } from '../data-item.js';
import { filterMethods, type FilterMethods } from '../filter/filter-methods.js';
import { toFilter, type Condition } from '../filter/conditions.js';
import type { IncludedReference, WixDataReadOptions } from '../options.js';
import type { WixDataFindOptions } from './query-options.js';
import type { WixDataResult } from './result.js';

/** Methods of queries and searches that determine which fields of which items are returned. */
export interface PageMethods<Item> extends FilterMethods<Item> {
  /** Adds fields to sort by, in ascending order. Strings are sorted case-sensitively; items without a value come first. */
  ascending(...fields: (FieldKey<Item> | readonly FieldKey<Item>[])[]): this;
  /** Adds fields to sort by, in descending order. Items without a value come last. */
  descending(...fields: (FieldKey<Item> | readonly FieldKey<Item>[])[]): this;
  /** Sets the maximum number of items per page, up to 1,000. Defaults to 50. */
  limit(limit: number): this;
  /** Sets the number of results to skip. */
  skip(skipCount: number): this;
  /** Adds fields to return, besides `_id`. All are returned by default. */
  fields(...fields: FieldKey<Item>[]): this;
  /**
   * Returns the referenced items of these fields, instead of their IDs. A number as the last argument is the maximum
   * number of items of each multi-reference field, 50 by default.
   */
  include(...fieldsAndLimit: (FieldKey<Item> | number)[]): this;
}

/** A query: chain conditions, then call `find()`. Builders are immutable: every method returns a new builder. */
export interface WixDataQuery<Item> extends PageMethods<Item> {
  /** Adds groups of fields that are returned on request only, in collections of apps. */
  includeFieldGroups(...groups: string[]): this;
  /** Returns the items in random order, which is the same for the same seed. Replaces the sort order. */
  randomSort(options: { seed?: number }): this;
  /**
   * Sends the query.
   *
   * @param options - Language, consistency, and whether to count all results.
   * @param request - Options of the call, and of the calls for further pages.
   * @returns The first page of items. `for await` iterates all pages.
   * @throws `ApiError` with code `WDE0025` for an unknown collection, and `WDE0027` if the caller may not read it.
   */
  find(options?: WixDataFindOptions, request?: RequestOptions): Promise<WixDataResult<WithSystemFields<Item>>>;
  /**
   * Counts the items that match the query.
   *
   * @param options - Language and consistency.
   * @param request - Options of the call.
   * @returns The number of items on all pages.
   * @throws `ApiError` with code `WDE0025` for an unknown collection, and `WDE0027` if the caller may not read it.
   */
  count(options?: WixDataReadOptions, request?: RequestOptions): Promise<number>;
  /**
   * Returns the different values that the field has in the items that match the query.
   *
   * @param field - Key of the field.
   * @param options - Language, consistency, and whether to count all values.
   * @param request - Options of the call, and of the calls for further pages.
   * @returns The first page of values.
   * @throws `ApiError` with code `WDE0025` for an unknown collection, and `WDE0027` if the caller may not read it.
   */
  distinct<Value = unknown>(
    field: FieldKey<Item>,
    options?: WixDataFindOptions,
    request?: RequestOptions,
  ): Promise<WixDataResult<Value>>;
}

/** Conditions, order and page that a builder has collected. */
export interface QueryState {
  readonly conditions: readonly Condition[];
  readonly sort: readonly Sort[];
  readonly limit?: number;
  readonly skip: number;
  readonly fields: readonly string[];
  readonly included: readonly IncludedReference[];
  /** Fields of the request that only some builders set. */
  readonly more: {
    readonly includeFieldGroups?: string[];
    readonly sortMode?: 'RANDOM';
    readonly randomOptions?: object;
  };
}

/** State of a new builder. */
export const initialState: QueryState = { conditions: [], sort: [], skip: 0, fields: [], included: [], more: {} };

/** Filter of a query, as in the request. */
export const getFilter = ({ conditions }: QueryState): Condition => toFilter(conditions);

/** Creates the methods of a builder that collect sort order, page and fields. */
export function pageMethods(state: QueryState, extend: (state: QueryState) => object): object {
  const sortBy =
    (order: 'ASC' | 'DESC') =>
    (...fields: (string | string[])[]) =>
      extend({ ...state, sort: [...state.sort, ...fields.flat().map((fieldName) => ({ fieldName, order }))] });
  return {
    ...filterMethods(state.conditions, true, (conditions) => extend({ ...state, conditions })),
    ascending: sortBy('ASC'),
    descending: sortBy('DESC'),
    limit: (limit: number) => extend({ ...state, limit }),
    skip: (skip: number) => extend({ ...state, skip }),
    fields: (...fields: string[]) => extend({ ...state, fields: [...state.fields, ...fields] }),
    include: (...names: (string | number)[]) => {
      const limit = names.find((name) => typeof name === 'number');
      const fields = names.filter((name) => typeof name === 'string');
      const added = fields.map((field) => ({ field, ...(limit !== undefined && { limit }) }));
      return extend({ ...state, included: [...state.included, ...added] });
    },
  };
}
