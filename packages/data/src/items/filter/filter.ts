import type { WixDataItem } from '../data-item.js';
import { filterMethods, type FilterMethods } from './filter-methods.js';
import type { Condition, WithConditions } from './conditions.js';

/** A filter, to combine with queries, aggregations and conditions of updates. */
export type WixDataFilter<Item = WixDataItem> = FilterMethods<Item>;

/** A filter: a builder, or an object in the platform's format such as `{ price: { $gt: 10 } }`. */
export type WixDataFilterInput = WithConditions | Readonly<Record<string, unknown>>;

const createFilter = (conditions: readonly Condition[]): object => filterMethods(conditions, false, createFilter);

/**
 * Creates an empty filter: chain conditions, then pass it to `or`, `and` or `not` of a query, to an aggregation, or as a
 * `condition` of an update. Sends no request.
 *
 * @template Item - Type of the items, which determines the fields. By default any field.
 * @returns The filter, which matches all items.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { items } from '@cartwright/data';
 *
 * const client = createClient({ modules: { items } });
 *
 * export const shownOrPinned = () =>
 *   client.items.query('Posts').eq('shown', true).or(items.filter().eq('pinned', true)).find();
 * ```
 */
export const filter = <Item extends object = WixDataItem>(): WixDataFilter<Item> =>
  createFilter([]) as WixDataFilter<Item>;
