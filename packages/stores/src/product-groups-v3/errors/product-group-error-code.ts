import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { ApplicationErrors } from '../../catalog-v3/results/application-errors.js';

/**
 * Codes of application errors of the product group operations:
 * - `CUSTOMIZATION_NOT_FOUND`: the option or modifier does not exist.
 * - `EMPTY_ASSIGN_AND_UNASSIGN_LISTS`: the request names no tags.
 * - `MEMBER_LIMIT_EXCEEDED`: the group would have too many members. No product is assigned.
 * - `PRODUCTS_MISSING_CUSTOMIZATION`: a product lacks the grouping customization.
 * - `PRODUCTS_NOT_FOUND`: a product does not exist.
 * - `PRODUCTS_NOT_IN_GROUP`: a product is not a member of the group. No product is unassigned.
 * - `PRODUCT_GROUP_LIMIT_EXCEEDED`: the store has the maximum number of product groups.
 * - `UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE`: products cannot be grouped by a text input.
 */
export const ProductGroupErrorCode = /* @__PURE__ */ enumeration(
  'CUSTOMIZATION_NOT_FOUND',
  'EMPTY_ASSIGN_AND_UNASSIGN_LISTS',
  'MEMBER_LIMIT_EXCEEDED',
  'PRODUCTS_MISSING_CUSTOMIZATION',
  'PRODUCTS_NOT_FOUND',
  'PRODUCTS_NOT_IN_GROUP',
  'PRODUCT_GROUP_LIMIT_EXCEEDED',
  'UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE',
);
/** Code of an application error of the product group operations. */
export type ProductGroupErrorCode = EnumerationValue<typeof ProductGroupErrorCode>;

/** Application error with one of the given codes. */
export type ProductGroupApplicationErrors<Code extends keyof typeof ProductGroupErrorCode> = ApplicationErrors<Code>;
