import { callable, operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { filterCodec, valueCodec } from '../codec/codecs.js';
import { requestShape } from '../codec/shapes.js';
import type { WixDataFilterInput } from '../filter/filter.js';
import { encodeOptions } from '../options.js';
import {
  toPosition,
  type WixDataFindOptions,
  type WixDataPaging,
  type WixDataPagingMetadata,
} from './query-options.js';

/** Options for `distinct`. */
export interface WixDataDistinctOptions extends WixDataFindOptions, WixDataPaging {
  /**
   * Filter of the items whose values are returned.
   *
   * @default all items
   */
  filter?: WixDataFilterInput;
  /** Sort direction of the values. */
  order?: 'ASC' | 'DESC';
}

/** Response of `distinct`. */
export interface WixDataDistinctResponse<Value> {
  /** Different values of the field. */
  values: Value[];
  /** Position of the page, cursors and totals. */
  pagingMetadata?: WixDataPagingMetadata | undefined;
}

/** Response of the platform. */
interface DistinctValues {
  distinctValues?: unknown[];
  pagingMetadata?: WixDataPagingMetadata;
}

/**
 * Sends a request for distinct values. `distinct` and `distinct()` of a query convert its response.
 *
 * @param dataCollectionId - Collection ID.
 * @param fieldName - Key of the field. Absent with a cursor.
 * @param options - Filter of the items, order and page of the values.
 * @returns The values and the paging metadata.
 * @throws `ApiError` with code `WDE0025` for an unknown collection.
 * @see POST /wix-data/v2/items/query-distinct-values
 */
export const queryDistinctValues = /* @__PURE__ */ operation<
  [dataCollectionId: string, fieldName: string | undefined, options?: WixDataDistinctOptions],
  DistinctValues
>({
  id: 'data.items.distinct',
  method: 'POST',
  path: '/wix-data/v2/items/query-distinct-values',
  args: ['dataCollectionId', 'fieldName', '...options'],
  prepare: (dataCollectionId: string, fieldName: string | undefined, options?: WixDataDistinctOptions) => ({
    dataCollectionId,
    fieldName,
    ...encodeOptions(options),
  }),
  request: { ...requestShape, filter: filterCodec },
  response: { distinctValues: valueCodec },
  repeatable: true,
});

/** Call signature of `distinct`. */
export interface Distinct extends DeclaredOperation {
  /**
   * Returns the different values of a field.
   *
   * @param dataCollectionId - Collection ID, such as `Posts`.
   * @param fieldName - Key of the field.
   * @param options - Filter of the items, order and page of the values.
   * @param request - Request options, such as `signal` and `timeout`.
   * @returns The values, without duplicates.
   * @throws `ApiError` with code `WDE0025` for an unknown collection, and `WDE0027` if the caller may not read it.
   */
  <Value = unknown>(
    dataCollectionId: string,
    fieldName: string,
    options?: WixDataDistinctOptions,
    request?: RequestOptions,
  ): Promise<WixDataDistinctResponse<Value>>;
}

/**
 * Returns the different values of a field, such as all tags in use.
 *
 * @param dataCollectionId - Collection ID, such as `Posts`.
 * @param fieldName - Key of the field.
 * @param options - Filter of the items, order and page of the values.
 * @returns The values, without duplicates.
 * @throws `ApiError` with code `WDE0025` for an unknown collection, and `WDE0027` if the caller may not read it.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { items } from '@cartwright/data';
 *
 * const client = createClient({ modules: { items } });
 *
 * export const listAuthors = async () => (await client.items.distinct<string>('Posts', 'author')).values;
 * ```
 * @see POST /wix-data/v2/items/query-distinct-values
 */
export const distinct = /* @__PURE__ */ Object.assign(
  /* @__PURE__ */ callable((client) => async (...args: Parameters<Distinct>) => {
    const [dataCollectionId, fieldName, options = {}, request] = args;
    const { filter, order, paging: _paging, cursorPaging: _cursorPaging, ...more } = options;
    const position = toPosition(options);
    const criteria = { ...(filter && { filter }), ...(order && { order }) };
    const { distinctValues: values = [], pagingMetadata } = await client.use(queryDistinctValues)(
      dataCollectionId,
      position.cursorPaging ? undefined : fieldName,
      { ...more, ...position, ...(!position.cursorPaging && criteria) },
      request,
    );
    return { values, pagingMetadata };
  }),
  { spec: queryDistinctValues.spec },
) as Distinct;
