import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { BulkItemResult, BulkResponse } from '../shared/bulk-results.js';
import type { Requested } from '../catalog-v3/results/requested.js';
import type { Category } from './entity/category.js';

export type { FieldsOptions } from '../catalog-v3/results/requested.js';

/** Fields of categories that are returned only on request. */
export const RequestedFields = /* @__PURE__ */ enumeration(
  'BREADCRUMBS_INFO',
  'DESCRIPTION',
  'RICH_CONTENT_DESCRIPTION',
);
/**
 * Field of categories that is returned only on request: `BREADCRUMBS_INFO` for `breadcrumbsInfo`, `DESCRIPTION` for
 * `description`, `RICH_CONTENT_DESCRIPTION` for `richContentDescription`.
 */
export type RequestedFields = EnumerationValue<typeof RequestedFields>;

/** Fields on request of {@link Category}, with the values that request them. */
export interface CategoryFieldsOnRequest {
  /** Requested by `BREADCRUMBS_INFO`. */
  breadcrumbsInfo: 'BREADCRUMBS_INFO';
  /** Requested by `DESCRIPTION`. */
  description: 'DESCRIPTION';
  /** Requested by `RICH_CONTENT_DESCRIPTION`. */
  richContentDescription: 'RICH_CONTENT_DESCRIPTION';
}

/** A category with the requested fields. Other fields on request are `undefined`. */
export type CategoryWith<Field> = Requested<Category, CategoryFieldsOnRequest, Field>;

/**
 * Response of bulk requests that change categories. `category` is absent without `returnEntity: true` and on failure.
 */
export type CategoryBulkResponse<Field = RequestedFields> = BulkResponse<
  BulkItemResult & { category?: CategoryWith<Field> }
>;
