import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { ApplicationErrors, ValidationErrors } from '../../catalog-v3/results/application-errors.js';

/**
 * Codes of application errors of the inventory item operations:
 * - `INSUFFICIENT_INVENTORY`: fewer items are in stock than requested, and `restrictInventory` is set.
 * - `INVALID_TARGET_QUANTITY`: the quantity would be out of range.
 * - `INVENTORY_QUANTITY_NOT_TRACKED`: the quantity of the item is not tracked.
 * - `ITEM_ALREADY_EXISTS`: the variant has an inventory item at the location.
 * - `MAX_QUANTITY_LIMIT_REACHED`: the quantity would exceed the maximum.
 * - `MIN_QUANTITY_LIMIT_REACHED`: the quantity would fall below the minimum.
 * - `NOT_FOUND`: the inventory item does not exist.
 * - `PRE_ORDER_VALIDATION`: digital products and subscriptions cannot be pre-ordered.
 * - `REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING`: a negative quantity cannot be decreased.
 */
export const InventoryItemErrorCode = /* @__PURE__ */ enumeration(
  'INSUFFICIENT_INVENTORY',
  'INVALID_TARGET_QUANTITY',
  'INVENTORY_QUANTITY_NOT_TRACKED',
  'ITEM_ALREADY_EXISTS',
  'MAX_QUANTITY_LIMIT_REACHED',
  'MIN_QUANTITY_LIMIT_REACHED',
  'NOT_FOUND',
  'PRE_ORDER_VALIDATION',
  'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING',
);
/** Code of an application error of the inventory item operations. */
export type InventoryItemErrorCode = EnumerationValue<typeof InventoryItemErrorCode>;

/** Application error with one of the given codes. */
export type InventoryItemApplicationErrors<Code extends keyof typeof InventoryItemErrorCode> = ApplicationErrors<Code>;

/**
 * Names of the validation rules of the inventory item operations, in `ruleName` of a field violation:
 * - `DUPLICATE_BULK_UPSERT_KEY`: the request names an inventory item twice.
 * - `PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY`: only items with a tracked quantity can have a pre-order
 *   limit.
 * - `REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE`: the quantity is negative.
 */
export const InventoryItemValidationRule = /* @__PURE__ */ enumeration(
  'DUPLICATE_BULK_UPSERT_KEY',
  'PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY',
  'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE',
);
/** Name of a validation rule of the inventory item operations. */
export type InventoryItemValidationRule = EnumerationValue<typeof InventoryItemValidationRule>;

/** Violation of one of the validation rules. */
export type InventoryItemValidationErrors<Rule extends keyof typeof InventoryItemValidationRule> =
  ValidationErrors<Rule>;
