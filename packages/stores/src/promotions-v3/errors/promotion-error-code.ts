import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { ApplicationErrors } from '../../catalog-v3/results/application-errors.js';

/**
 * Codes of application errors of the promotion operations:
 * - `CATEGORY_NOT_FOUND`: the category does not exist.
 * - `DUPLICATE_CATEGORY_ASSIGNMENT`: a category is assigned twice.
 * - `EMPTY_ASSIGN_AND_UNASSIGN_LISTS`: the request names no tags.
 * - `MEDIA_NOT_FOUND`: the image does not exist.
 * - `MEDIA_REMOVAL_NOT_ALLOWED`: the image can be replaced but not removed.
 * - `PROMOTIONS_LIMIT_EXCEEDED`: the store has the maximum number of promotions.
 */
export const PromotionErrorCode = /* @__PURE__ */ enumeration(
  'CATEGORY_NOT_FOUND',
  'DUPLICATE_CATEGORY_ASSIGNMENT',
  'EMPTY_ASSIGN_AND_UNASSIGN_LISTS',
  'MEDIA_NOT_FOUND',
  'MEDIA_REMOVAL_NOT_ALLOWED',
  'PROMOTIONS_LIMIT_EXCEEDED',
);
/** Code of an application error of the promotion operations. */
export type PromotionErrorCode = EnumerationValue<typeof PromotionErrorCode>;

/** Application error with one of the given codes. */
export type PromotionApplicationErrors<Code extends keyof typeof PromotionErrorCode> = ApplicationErrors<Code>;
