import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { ApplicationErrors, ValidationErrors } from '../../catalog-v3/results/application-errors.js';

/**
 * Codes of application errors of the category operations:
 * - `AFTER_CATEGORY_NOT_IN_PARENT`: the category to move after has another parent.
 * - `CATEGORIES_LIMIT_PER_TREE_EXCEEDED`: the tree has the maximum number of categories.
 * - `CATEGORY_DEPTH_LIMIT_EXCEEDED`: the tree would have more than 5 levels.
 * - `DUPLICATE_HANDLE`: another category has the handle; `data.existingCategoryId` is its ID.
 * - `DUPLICATE_SLUG`: another category has the slug.
 * - `ITEM_NOT_IN_CATEGORY`: an arranged item is not in the category.
 * - `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED`: only the app that manages the category can change its items.
 * - `MISSING_AFTER_CATEGORY`: `position` is `AFTER` without a category.
 * - `NAMESPACE_NOT_FOUND_IN_DEV_CENTER`: no app has the namespace of the tree.
 * - `PARENT_CATEGORY_HIDDEN`: a category with a hidden parent cannot be visible.
 * - `PARENT_CATEGORY_NOT_IN_TREE`: the tree does not contain the parent.
 * - `REMOVED_SLUG`: the slug cannot be removed.
 * - `TREES_LIMIT_EXCEEDED`: the app has the maximum number of trees.
 * - `TREE_CYCLE_DETECTED`: a category cannot become its own descendant.
 * - `UPDATE_OF_FIELD_NOT_ALLOWED`: the field has a separate operation.
 */
export const CategoryErrorCode = /* @__PURE__ */ enumeration(
  'AFTER_CATEGORY_NOT_IN_PARENT',
  'CATEGORIES_LIMIT_PER_TREE_EXCEEDED',
  'CATEGORY_DEPTH_LIMIT_EXCEEDED',
  'DUPLICATE_HANDLE',
  'DUPLICATE_SLUG',
  'ITEM_NOT_IN_CATEGORY',
  'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED',
  'MISSING_AFTER_CATEGORY',
  'NAMESPACE_NOT_FOUND_IN_DEV_CENTER',
  'PARENT_CATEGORY_HIDDEN',
  'PARENT_CATEGORY_NOT_IN_TREE',
  'REMOVED_SLUG',
  'TREES_LIMIT_EXCEEDED',
  'TREE_CYCLE_DETECTED',
  'UPDATE_OF_FIELD_NOT_ALLOWED',
);
/** Code of an application error of the category operations. */
export type CategoryErrorCode = EnumerationValue<typeof CategoryErrorCode>;

/** Application error with one of the given codes. */
export type CategoryApplicationErrors<Code extends keyof typeof CategoryErrorCode> = ApplicationErrors<Code>;

/**
 * Names of the validation rules of the category operations, in `ruleName` of a field violation:
 * - `ID_NOT_ALLOWED_IN_REQUEST`: the ID of a new category cannot be chosen.
 * - `INVALID_SLUG_FORMAT`: the slug contains characters that are not allowed.
 */
export const CategoryValidationRule = /* @__PURE__ */ enumeration('ID_NOT_ALLOWED_IN_REQUEST', 'INVALID_SLUG_FORMAT');
/** Name of a validation rule of the category operations. */
export type CategoryValidationRule = EnumerationValue<typeof CategoryValidationRule>;

/** Violation of one of the validation rules. */
export type CategoryValidationErrors<Rule extends keyof typeof CategoryValidationRule> = ValidationErrors<Rule>;
