import {
  queryShape,
  queryOperation,
  type DeclaredOperation,
  type EntityQuery,
  type Page,
  type QueryBuilder,
  type QueryField,
  type RequestOptions,
} from '@cartwright/core';
import { infoSectionShape } from '../catalog-v3/info-section.js';
import type { CursorPagingMetadata } from '../catalog-v3/results/cursor-paging-metadata.js';
import type { FieldsOptions, InfoSectionWith, RequestedFields } from './requested-fields.js';

/** Fields that info sections can be filtered and sorted by. */
export interface InfoSectionFields {
  /** ID. Filter only. */
  _id: QueryField<string, 'NONE'>;
  /** Time of creation. */
  _createdDate: QueryField<Date>;
  /** Time of the last update. */
  _updatedDate: QueryField<Date>;
  /** Name in the merchant’s dashboard. */
  uniqueName: QueryField<string>;
  /** Title displayed to shoppers. */
  title: QueryField<string>;
}

/** Query for info sections, as an object. */
export type InfoSectionQuery = EntityQuery<InfoSectionFields>;

/** Query builder for info sections. */
export type InfoSectionsQueryBuilder<Field = RequestedFields> = QueryBuilder<InfoSectionWith<Field>, InfoSectionFields>;

/** Page of info sections. */
export type InfoSectionsQueryResult<Field = RequestedFields> = Page<InfoSectionWith<Field>>;

/** Options for `queryInfoSections`. */
export type QueryInfoSectionsOptions<Field = RequestedFields> = FieldsOptions<Field>;

/** Response of `queryInfoSections` for a query object. */
export interface QueryInfoSectionsResponse<Field = RequestedFields> {
  /** Info sections of the page. */
  infoSections?: InfoSectionWith<Field>[];
  /** Cursors of the page. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Call signatures of `queryInfoSections`. */
export interface QueryInfoSections extends DeclaredOperation {
  /**
   * Queries info sections with a query builder: chain conditions, then call `find()` or `items()`.
   *
   * @param options - Fields on request to return.
   * @returns The query builder. The request is sent by `find()` or `items()`.
   */
  <const Field extends RequestedFields = never>(
    options?: QueryInfoSectionsOptions<Field>,
  ): InfoSectionsQueryBuilder<Field>;
  /**
   * Queries info sections with a query object.
   *
   * @param query - Filter, sort and paging. At most 100 info sections per page, 50 by default with the query builder.
   * @param options - Fields on request to return.
   * @param request - Request options.
   * @returns One page of results, with its cursors.
   * @throws `ApiError` with status 400 for a field that does not support filtering or sorting.
   * @throws `ApiError` with status 428 if the site has Catalog V1.
   * @see GET /stores/v3/info-sections/query
   */
  <const Field extends RequestedFields = never>(
    query: InfoSectionQuery,
    options?: QueryInfoSectionsOptions<Field>,
    request?: RequestOptions,
  ): Promise<QueryInfoSectionsResponse<Field>>;
}

/**
 * Queries info sections. Without a query it returns a query builder: chain conditions, then call `find()`. With a query
 * object it sends the request. Sorted by creation, newest first, by default.
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { infoSectionsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { infoSectionsV3 } });
 *
 * export const allSections = () => client.infoSectionsV3.queryInfoSections().ascending('title').find();
 *
 * export const findByName = async (uniqueName: string) =>
 *   (await client.infoSectionsV3.queryInfoSections({ filter: { uniqueName } })).infoSections?.[0];
 * ```
 * @see GET /stores/v3/info-sections/query
 */
export const queryInfoSections = /* @__PURE__ */ queryOperation<QueryInfoSections>({
  id: 'stores.infoSectionsV3.queryInfoSections',
  method: 'GET',
  path: '/stores/v3/info-sections/query',
  structuredQuery: true,
  fallback: '/stores/v3/info-sections/query',
  args: ['query', '...options'],
  request: { query: queryShape },
  response: { infoSections: infoSectionShape },
  items: 'infoSections',
  metadata: 'pagingMetadata',
  paging: 'cursor',
  repeatable: true,
});
