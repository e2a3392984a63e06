import { callable, operation, type Client, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { filterCodec } from '../codec/codecs.js';
import { requestShape, responseShape } from '../codec/shapes.js';
import type { WithSystemFields, WixDataItem } from '../data-item.js';
import { encodeOptions, type WixDataReadOptions } from '../options.js';
import { count } from './count.js';
import { queryDistinctValues } from './distinct.js';
import { getFilter, initialState, pageMethods, type QueryState, type WixDataQuery } from './query-builder.js';
import {
  toPosition,
  type WixDataFindOptions,
  type WixDataPagingMetadata,
  type WixDataQueryOptions,
  type WixDataQueryRequest,
  type WixDataQueryResponse,
} from './query-options.js';
import { fetchResult, onPage, type FetchResult } from './result.js';

/** Call signatures of `query`. */
export interface QueryItems extends DeclaredOperation {
  /**
   * Queries items with a builder: chain conditions, then call `find()`.
   *
   * @template Item - Type of the items, which determines the fields. By default any field.
   * @param dataCollectionId - Collection ID, such as `Posts`.
   * @returns The query builder. No request is sent before `find()`, `count()` or `distinct()`.
   */
  <Item extends object = WixDataItem>(dataCollectionId: string): WixDataQuery<Item>;
  /**
   * Queries items with an object.
   *
   * @param dataCollectionId - Collection ID, such as `Posts`.
   * @param query - Filter, sort, fields and page.
   * @param options - References to include, language, consistency, and whether to count all results.
   * @param request - Request options, such as `signal` and `timeout`.
   * @returns One page of items, with its paging metadata.
   * @throws `ApiError` with code `WDE0025` for an unknown collection, and `WDE0027` if the caller may not read it.
   */
  <Item extends object = WixDataItem>(
    dataCollectionId: string,
    query: WixDataQueryRequest,
    options?: WixDataQueryOptions,
    request?: RequestOptions,
  ): Promise<WixDataQueryResponse<WithSystemFields<Item>>>;
}

/** Response of the platform. */
interface QueryReply {
  dataItems?: WixDataItem[];
  pagingMetadata?: WixDataPagingMetadata;
}

const queryDataItems = /* @__PURE__ */ operation<
  [dataCollectionId: string, query: object, options?: WixDataQueryOptions],
  QueryReply
>({
  id: 'data.items.query',
  method: 'GET',
  path: '/wix-data/v2/items/query',
  structuredQuery: true,
  fallback: '/wix-data/v2/items/query',
  args: ['dataCollectionId', 'query', '...options'],
  prepare: (dataCollectionId: string, query: object, options?: WixDataQueryOptions) => ({
    dataCollectionId,
    query,
    ...encodeOptions(options),
  }),
  request: { ...requestShape, query: { filter: filterCodec } },
  response: responseShape,
  repeatable: true,
});

/** Creates a query builder for a collection. */
function queryBuilder(client: Client, dataCollectionId: string, state: QueryState): object {
  const { fields, included, limit, more, skip, sort } = state;
  const extend = (next: QueryState) => queryBuilder(client, dataCollectionId, next);
  return {
    ...pageMethods(state, extend),
    includeFieldGroups: (...groups: string[]) => {
      const includeFieldGroups = [...(more.includeFieldGroups ?? []), ...groups];
      return extend({ ...state, more: { ...more, includeFieldGroups } });
    },
    randomSort: (randomOptions: object) => extend({ ...state, more: { ...more, sortMode: 'RANDOM', randomOptions } }),
    find: (options?: WixDataFindOptions, request?: RequestOptions) => {
      const fetch: FetchResult<WixDataItem> = async (position, pageRequest, isFirst) => {
        const criteria = position.cursorPaging ? {} : { filter: getFilter(state), sort };
        const all = { ...onPage(options, isFirst), includeReferences: [...included], ...more };
        const pageQuery = { fields, ...position, ...criteria };
        const reply = await client.use(queryDataItems)(dataCollectionId, pageQuery, all, pageRequest);
        return { items: reply.dataItems ?? [], metadata: reply.pagingMetadata ?? {} };
      };
      return fetchResult({ limit, fetch }, skip, request);
    },
    count: (options?: WixDataReadOptions, request?: RequestOptions) =>
      client.use(count)(dataCollectionId, { ...options, filter: getFilter(state) }, request),
    distinct: (field: string, options?: WixDataFindOptions, request?: RequestOptions) => {
      const order = sort.find(({ fieldName }) => fieldName === field)?.order;
      const criteria = { filter: getFilter(state), ...(order && { order }) };
      const fetch: FetchResult<unknown> = async (position, pageRequest, isFirst) => {
        const { cursorPaging } = position;
        const all = { ...onPage(options, isFirst), ...position, ...(!cursorPaging && criteria) };
        const fieldName = cursorPaging ? undefined : field;
        const reply = await client.use(queryDistinctValues)(dataCollectionId, fieldName, all, pageRequest);
        return { items: reply.distinctValues ?? [], metadata: reply.pagingMetadata ?? {} };
      };
      return fetchResult({ limit, fetch }, skip, request);
    },
  };
}

/**
 * Queries the items of a collection. With the collection ID alone it returns a query builder: chain conditions, then call
 * `find()`. With a query object it sends the request. References are IDs, unless they are included; multi-reference
 * fields are absent, unless they are included.
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { items } from '@cartwright/data';
 *
 * interface Post { title: string; publishedAt: Date; tags: string[] }
 *
 * const client = createClient({ modules: { items } });
 *
 * export const latestPosts = (tag: string) =>
 *   client.items.query<Post>('Posts').hasSome('tags', tag).descending('publishedAt').limit(10).find();
 * ```
 * @see GET /wix-data/v2/items/query
 */
export const query = /* @__PURE__ */ Object.assign(
  /* @__PURE__ */ callable(
    (client) =>
      (
        dataCollectionId: string,
        request?: WixDataQueryRequest,
        ...rest: [options?: WixDataQueryOptions, request?: RequestOptions]
      ) =>
        request
          ? sendQuery(client, dataCollectionId, request, ...rest)
          : queryBuilder(client, dataCollectionId, initialState),
  ),
  { spec: queryDataItems.spec },
) as unknown as QueryItems;

async function sendQuery(
  client: Client,
  dataCollectionId: string,
  query: WixDataQueryRequest,
  ...rest: [options?: WixDataQueryOptions, request?: RequestOptions]
): Promise<WixDataQueryResponse<WixDataItem>> {
  const { filter, sort = [], fields } = query;
  const position = toPosition(query);
  const criteria = { filter, sort: sort.map((one) => ({ order: 'ASC', ...one })) };
  const sent = { fields, ...position, ...(!position.cursorPaging && criteria) };
  const { dataItems: items = [], ...reply } = await client.use(queryDataItems)(dataCollectionId, sent, ...rest);
  return { items, ...reply };
}
