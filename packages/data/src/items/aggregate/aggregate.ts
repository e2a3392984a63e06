import {
  callable,
  operation,
  type Client,
  type DeclaredOperation,
  type RequestOptions,
  type Sort,
} from '@cartwright/core';
import { filterCodec, valueCodec } from '../codec/codecs.js';
import { requestShape } from '../codec/shapes.js';
import type { FieldKey, WixDataItem } from '../data-item.js';
import { toFilterObject, type WithConditions } from '../filter/conditions.js';
import { encodeOptions, type WixDataReadOptions } from '../options.js';
import type { WixDataPagingMetadata } from '../query/query-options.js';
import { fetchResult, onPage, type FetchResult, type WixDataResult } from '../query/result.js';

/** Options for `run` of an aggregation. */
export interface WixDataAggregateOptions extends Omit<WixDataReadOptions, 'suppressHooks'> {
  /** Whether to count all groups, for `totalCount` and `totalPages`. */
  returnTotalCount?: boolean;
}

/** A group of items: its values of the grouping fields, and the calculated ones. */
export interface WixDataGroup {
  /** Value of the grouping field, or an object with the values of several. Absent without grouping fields. */
  _id?: unknown;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- Values of the fields that the aggregation names.
  [field: string]: any;
}

/**
 * An aggregation: chain the grouping and the calculations, then call `run()`. Builders are immutable: every method returns
 * a new builder.
 */
export interface WixDataAggregate<Item> {
  /** Sets the filter of the items to aggregate. */
  filter(filter: WithConditions): this;
  /** Sets the fields whose values form the groups. Without it, all items are one group. */
  group(...fields: FieldKey<Item>[]): this;
  /** Adds the sum of a field, by default with the name of the field and `Sum`. */
  sum(field: FieldKey<Item>, projectedField?: string): this;
  /** Adds the average of a field, by default with the name of the field and `Avg`. */
  avg(field: FieldKey<Item>, projectedField?: string): this;
  /** Adds the lowest value of a field, by default with the name of the field and `Min`. */
  min(field: FieldKey<Item>, projectedField?: string): this;
  /** Adds the highest value of a field, by default with the name of the field and `Max`. */
  max(field: FieldKey<Item>, projectedField?: string): this;
  /** Adds the number of items of each group, as `count`. */
  count(): this;
  /** Sets the filter of the groups, by their values and the calculated ones. */
  having(filter: WithConditions): this;
  /** Adds fields to sort the groups by, in ascending order. */
  ascending(...fields: string[]): this;
  /** Adds fields to sort the groups by, in descending order. */
  descending(...fields: string[]): this;
  /** Sets the maximum number of groups per page, up to 1,000. Defaults to 50. */
  limit(limit: number): this;
  /** Sets the number of groups to skip. */
  skip(skipCount: number): this;
  /**
   * Sends the aggregation.
   *
   * @param options - Language, consistency, and whether to count all groups.
   * @param request - Options of the call, and of the calls for further pages.
   * @returns The first page of groups. `for await` iterates all pages.
   * @throws `ApiError` with code `WDE0025` for an unknown collection, and `WDE0027` if the caller may not read it.
   */
  run(options?: WixDataAggregateOptions, request?: RequestOptions): Promise<WixDataResult<WixDataGroup>>;
}

/** Call signature of `aggregate`. */
export interface AggregateItems extends DeclaredOperation {
  <Item extends object = WixDataItem>(dataCollectionId: string): WixDataAggregate<Item>;
}

/** Response of the platform. */
interface AggregateReply {
  results?: WixDataGroup[];
  pagingMetadata?: WixDataPagingMetadata;
}

const aggregateDataItems = /* @__PURE__ */ operation<
  [dataCollectionId: string, aggregation: object, options?: WixDataAggregateOptions],
  AggregateReply
>({
  id: 'data.items.aggregate',
  method: 'POST',
  path: '/wix-data/v2/items/aggregate',
  args: ['dataCollectionId', '...aggregation', '...options'],
  prepare: (dataCollectionId: string, aggregation: object, options?: WixDataAggregateOptions) => ({
    dataCollectionId,
    ...aggregation,
    ...encodeOptions(options),
  }),
  request: { ...requestShape, initialFilter: filterCodec, finalFilter: filterCodec },
  response: { results: valueCodec },
  repeatable: true,
});

/** Grouping, calculations and page that a builder has collected. */
interface AggregateState {
  readonly initialFilter: unknown;
  readonly finalFilter?: unknown;
  readonly groupingFields: readonly string[];
  readonly operations: readonly object[];
  readonly sort: readonly Sort[];
  readonly limit?: number;
  readonly skip: number;
}

/** Calculations of the builder: their names in the request, and in the results. */
const calculations = {
  sum: ['sum', 'Sum'],
  avg: ['average', 'Avg'],
  min: ['min', 'Min'],
  max: ['max', 'Max'],
} as const;

function aggregateBuilder(client: Client, dataCollectionId: string, state: AggregateState): object {
  const { finalFilter, groupingFields, initialFilter, limit, operations, skip, sort } = state;
  const extend = (more: Partial<AggregateState>) => aggregateBuilder(client, dataCollectionId, { ...state, ...more });
  const calculate = (operation: object) => extend({ operations: [...operations, operation] });
  const sortBy =
    (order: 'ASC' | 'DESC') =>
    (...fields: (string | string[])[]) =>
      extend({ sort: [...sort, ...fields.flat().map((fieldName) => ({ fieldName, order }))] });
  const criteria = {
    initialFilter,
    aggregation: { groupingFields, operations },
    ...(finalFilter !== undefined && { finalFilter }),
    sort,
  };
  const builder: Record<string, unknown> = {
    filter: (filter: unknown) => extend({ initialFilter: toFilterObject(filter) }),
    having: (filter: unknown) => extend({ finalFilter: toFilterObject(filter) }),
    group: (...fields: string[]) => extend({ groupingFields: fields }),
    count: () => calculate({ resultFieldName: 'count', itemCount: {} }),
    ascending: sortBy('ASC'),
    descending: sortBy('DESC'),
    limit: (size: number) => extend({ limit: size }),
    skip: (skipped: number) => extend({ skip: skipped }),
    run: (options?: WixDataAggregateOptions, request?: RequestOptions) => {
      const fetch: FetchResult<WixDataGroup> = async (position, pageRequest, isFirst) => {
        const aggregation = { ...position, ...(!position.cursorPaging && criteria) };
        const given = onPage(options, isFirst);
        const reply = await client.use(aggregateDataItems)(dataCollectionId, aggregation, given, pageRequest);
        return { items: reply.results ?? [], metadata: reply.pagingMetadata ?? {} };
      };
      return fetchResult({ limit, fetch }, skip, request);
    },
  };
  for (const [name, [kind, suffix]] of Object.entries(calculations)) {
    builder[name] = (field: string, resultFieldName = `${field}${suffix}`) =>
      calculate({ resultFieldName, [kind]: { itemFieldName: field } });
  }
  return builder;
}

/**
 * Aggregates the items of a collection: chain the grouping and the calculations, then call `run()`. Sends no request
 * before.
 *
 * @param dataCollectionId - Collection ID, such as `Posts`.
 * @returns The builder.
 * @throws Nothing. `run()` throws `ApiError` with code `WDE0025` for an unknown collection.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { items } from '@cartwright/data';
 *
 * const client = createClient({ modules: { items } });
 *
 * export const viewsByAuthor = async () =>
 *   (await client.items.aggregate('Posts').group('author').sum('views').descending('viewsSum').run()).items;
 * ```
 * @see POST /wix-data/v2/items/aggregate
 */
export const aggregate = /* @__PURE__ */ Object.assign(
  /* @__PURE__ */ callable(
    (client) => (dataCollectionId: string) =>
      aggregateBuilder(client, dataCollectionId, {
        initialFilter: {},
        groupingFields: [],
        operations: [],
        sort: [],
        skip: 0,
      }),
  ),
  { spec: aggregateDataItems.spec },
) as unknown as AggregateItems;
