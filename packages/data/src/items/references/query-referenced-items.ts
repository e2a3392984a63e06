import { callable, operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { itemCodec } from '../codec/codecs.js';
import { requestShape } from '../codec/shapes.js';
import type { ItemOrId, WithSystemFields, WixDataItem } from '../data-item.js';
import { encodeOptions, type WixDataReadOptions } from '../options.js';
import type { WixDataPaging, WixDataPagingMetadata } from '../query/query-options.js';
import { fetchResult, onPage, type FetchResult, type WixDataResult } from '../query/result.js';
import { toId, toIds } from './reference-ids.js';

/** Options for `queryReferencedItems`. */
export interface WixDataQueryReferencedItemsOptions extends Omit<WixDataReadOptions, 'suppressHooks'>, WixDataPaging {
  /**
   * Fields to return, besides `_id`.
   *
   * @default all fields
   */
  fields?: string[];
  /** Order of the items, by the time at which the references were added. */
  order?: 'ASC' | 'DESC';
  /** Whether to count all referenced items. */
  returnTotalCount?: boolean;
}

/** A reference: its item, or why there is none. */
export interface ReferencedResult<Item> {
  /** ID of the item with the reference. */
  referringItemId: string | undefined;
  /** Item that is referred to. */
  item?: Item;
  /** Present if the item does not exist, or if the caller may not read it. */
  unresolvedReference?: {
    /** ID of the item that is referred to, if the platform returned it. */
    referencedItemId: string | undefined;
    /** Whether the caller may not read the item. */
    unauthorized: boolean;
  };
}

/** Response of `queryReferencedItems`. */
export interface WixDataQueryReferencedItemsResponse<Item> {
  /** References of the page. */
  results: ReferencedResult<Item>[];
  /** Position of the page, cursors and totals. */
  pagingMetadata?: WixDataPagingMetadata | undefined;
}

/** Response of the platform. */
interface ReferencedReply {
  results?: {
    referringItemId?: string;
    dataItem?: WixDataItem;
    unresolvedReference?: { referringItemId?: string; referencedItemId?: string; unauthorized?: boolean };
  }[];
  pagingMetadata?: WixDataPagingMetadata;
}

const queryReferencedDataItems = /* @__PURE__ */ operation<
  [dataCollectionId: string, reference: object, options?: WixDataQueryReferencedItemsOptions],
  ReferencedReply
>({
  id: 'data.items.queryReferencedItems',
  method: 'POST',
  path: '/wix-data/v2/items/query-referenced',
  args: ['dataCollectionId', '...reference', '...options'],
  prepare: (dataCollectionId: string, reference: object, options?: WixDataQueryReferencedItemsOptions) => ({
    dataCollectionId,
    ...reference,
    ...encodeOptions(options),
  }),
  request: requestShape,
  response: { results: { dataItem: itemCodec } },
  repeatable: true,
});

/** Call signature of `queryReferencedItems`. */
export interface QueryReferencedItems extends DeclaredOperation {
  /**
   * Returns the items that a field refers to.
   *
   * @param dataCollectionId - ID of the collection with the field, such as `Posts`.
   * @param referringItem - Items with the field, or their IDs.
   * @param field - Key of the reference or multi-reference field.
   * @param options - Fields, order and page.
   * @param request - Request options, such as `signal` and `timeout`.
   * @returns One page of references, each with its item.
   * @throws `ApiError` with code `WDE0073` if the collection has no such item, and `WDE0027` if the caller may not read it.
   */
  <Item extends object = WixDataItem>(
    dataCollectionId: string,
    referringItem: ItemOrId | readonly ItemOrId[],
    field: string,
    options?: WixDataQueryReferencedItemsOptions,
    request?: RequestOptions,
  ): Promise<WixDataQueryReferencedItemsResponse<WithSystemFields<Item>>>;
}

/**
 * Returns the items that a reference or multi-reference field of one or several items refers to. For a page of items with
 * their references, use `include` of a query.
 *
 * @throws `ApiError` with code `WDE0073` if the collection has no such item, and `WDE0027` if the caller may not read it.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { items } from '@cartwright/data';
 *
 * const client = createClient({ modules: { items } });
 *
 * export async function listTags(postId: string) {
 *   const { results } = await client.items.queryReferencedItems<{ name: string }>('Posts', postId, 'tags');
 *   return results.flatMap(({ item }) => item?.name ?? []);
 * }
 * ```
 * @see POST /wix-data/v2/items/query-referenced
 */
export const queryReferencedItems = /* @__PURE__ */ Object.assign(
  /* @__PURE__ */ callable(
    (client) =>
      async (
        dataCollectionId: string,
        referringItem: ItemOrId | readonly ItemOrId[],
        field: string,
        ...rest: [options?: WixDataQueryReferencedItemsOptions, request?: RequestOptions]
      ) => {
        const reference = { referringItemIds: toIds(referringItem), referringItemFieldName: field };
        const { results = [], pagingMetadata } = await client.use(queryReferencedDataItems)(
          dataCollectionId,
          reference,
          ...rest,
        );
        return { results: results.map(toResult), pagingMetadata };
      },
  ),
  { spec: queryReferencedDataItems.spec },
) as unknown as QueryReferencedItems;

const toResult = ({
  dataItem: item,
  referringItemId,
  unresolvedReference: unresolved,
}: NonNullable<ReferencedReply['results']>[number]): ReferencedResult<WixDataItem> => {
  if (item || !unresolved) return { referringItemId, ...(item && { item }) };
  const { referencedItemId, unauthorized = false } = unresolved;
  return {
    referringItemId: referringItemId ?? unresolved.referringItemId,
    unresolvedReference: { referencedItemId, unauthorized },
  };
};

/** Options for `queryReferenced`. */
export interface WixDataQueryReferencedOptions extends Omit<
  WixDataQueryReferencedItemsOptions,
  'order' | 'paging' | 'cursorPaging'
> {
  /** Order of the items, by the time at which the references were added. */
  order?: 'asc' | 'desc';
  /**
   * Maximum number of items per page.
   *
   * @default 50
   */
  limit?: number;
  /** Number of items to skip. */
  skip?: number;
}

/**
 * Returns the items that a reference or multi-reference field of an item refers to, in pages. References to items that do
 * not exist, or that the caller may not read, are left out.
 *
 * @param dataCollectionId - ID of the collection with the field, such as `Posts`.
 * @param referringItem - Item with the field, or its ID.
 * @param field - Key of the reference or multi-reference field.
 * @param options - Fields, order and page size.
 * @returns The first page of items. `for await` iterates all pages.
 * @throws `ApiError` with code `WDE0073` if the collection has no such item, and `WDE0027` if the caller may not read it.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { items } from '@cartwright/data';
 *
 * const client = createClient({ modules: { items } });
 *
 * export const firstTags = async (postId: string) =>
 *   (await client.items.queryReferenced('Posts', postId, 'tags', { limit: 10 })).items;
 * ```
 * @see POST /wix-data/v2/items/query-referenced
 */
export const queryReferenced = /* @__PURE__ */ Object.assign(
  /* @__PURE__ */ callable(
    (client) =>
      (
        dataCollectionId: string,
        referringItem: ItemOrId,
        field: string,
        options: WixDataQueryReferencedOptions = {},
        request?: RequestOptions,
      ): Promise<WixDataResult<WixDataItem>> => {
        const { limit = 50, order, skip = 0, ...more } = options;
        const criteria = {
          referringItemId: toId(referringItem),
          referringItemFieldName: field,
          ...(order && { order: order.toUpperCase() }),
        };
        const fetch: FetchResult<WixDataItem> = async (position, pageRequest, isFirst) => {
          const reference = { ...position, ...(!position.cursorPaging && criteria) };
          const given = onPage(more, isFirst);
          const reply = await client.use(queryReferencedDataItems)(dataCollectionId, reference, given, pageRequest);
          const items = (reply.results ?? []).flatMap(({ dataItem }) => dataItem ?? []);
          return { items, metadata: reply.pagingMetadata ?? {} };
        };
        return fetchResult({ limit, fetch }, skip, request);
      },
  ),
  { spec: queryReferencedDataItems.spec },
);
