import {
  queryShape,
  queryOperation,
  type DeclaredOperation,
  type EntityQuery,
  type Equality,
  type Page,
  type QueryBuilder,
  type QueryField,
  type RequestOptions,
} from '@cartwright/core';
import { customizationShape } from '../catalog-v3/customization.js';
import type { CustomizationRenderType, CustomizationType } from '../catalog-v3/enumerations.js';
import type { CursorPagingMetadata } from '../catalog-v3/results/cursor-paging-metadata.js';
import type { CustomizationWith, FieldsOptions, RequestedFields } from './requested-fields.js';

/** Fields that customizations can be filtered and sorted by. */
export interface CustomizationFields {
  /** ID. */
  _id: QueryField<string>;
  /** Time of creation. */
  _createdDate: QueryField<Date>;
  /** Time of the last update. */
  _updatedDate: QueryField<Date>;
  /** Name. */
  name: QueryField<string>;
  /** Whether it is an option or a modifier. Filter only. */
  customizationType: QueryField<CustomizationType, 'NONE', Equality>;
  /** How it is displayed. Filter only. */
  customizationRenderType: QueryField<CustomizationRenderType, 'NONE', Equality>;
}

/** Query for customizations, as an object. */
export type CustomizationQuery = EntityQuery<CustomizationFields>;

/** Query builder for customizations. */
export type CustomizationsQueryBuilder<Field = RequestedFields> = QueryBuilder<
  CustomizationWith<Field>,
  CustomizationFields
>;

/** Page of customizations. */
export type CustomizationsQueryResult<Field = RequestedFields> = Page<CustomizationWith<Field>>;

/** Options for `queryCustomizations`. */
export type QueryCustomizationsOptions<Field = RequestedFields> = FieldsOptions<Field>;

/** Response of `queryCustomizations` for a query object. */
export interface QueryCustomizationsResponse<Field = RequestedFields> {
  /** Customizations of the page. */
  customizations?: CustomizationWith<Field>[];
  /** Cursors of the page. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Call signatures of `queryCustomizations`. */
export interface QueryCustomizations extends DeclaredOperation {
  /**
   * Queries customizations with a query builder: chain conditions, then call `find()` or `items()`.
   *
   * @param options - Fields on request to return.
   * @returns The query builder. The request is sent by `find()` or `items()`.
   */
  <const Field extends RequestedFields = never>(
    options?: QueryCustomizationsOptions<Field>,
  ): CustomizationsQueryBuilder<Field>;
  /**
   * Queries customizations with a query object.
   *
   * @param query - Filter, sort and paging. At most 100 customizations per page, 50 by default with the query builder.
   * @param options - Fields on request to return.
   * @param request - Request options.
   * @returns One page of results, with its cursors.
   * @throws `ApiError` with status 400 for a field that does not support filtering or sorting.
   * @throws `ApiError` with status 428 if the site has Catalog V1.
   * @see GET /stores/v3/customizations/query
   */
  <const Field extends RequestedFields = never>(
    query: CustomizationQuery,
    options?: QueryCustomizationsOptions<Field>,
    request?: RequestOptions,
  ): Promise<QueryCustomizationsResponse<Field>>;
}

/**
 * Queries customizations. Without a query it returns a query builder: chain conditions, then call `find()`. With a
 * query object it sends the request. Sorted by creation, newest first, by default.
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { customizationsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { customizationsV3 } });
 *
 * export const allOptions = () =>
 *   client.customizationsV3.queryCustomizations().eq('customizationType', 'PRODUCT_OPTION').ascending('name').find();
 *
 * export const findByName = async (name: string) =>
 *   (await client.customizationsV3.queryCustomizations({ filter: { name } })).customizations?.[0];
 * ```
 * @see GET /stores/v3/customizations/query
 */
export const queryCustomizations = /* @__PURE__ */ queryOperation<QueryCustomizations>({
  id: 'stores.customizationsV3.queryCustomizations',
  method: 'GET',
  path: '/stores/v3/customizations/query',
  structuredQuery: true,
  fallback: '/stores/v3/customizations/query',
  args: ['query', '...options'],
  request: { query: queryShape },
  response: { customizations: customizationShape },
  items: 'customizations',
  metadata: 'pagingMetadata',
  paging: 'cursor',
  repeatable: true,
});
