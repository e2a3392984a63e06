import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Positions to move a category to. */
export const Position = /* @__PURE__ */ enumeration('FIRST', 'LAST', 'AFTER');
/** Position to move a category to. `FIRST`, `LAST`: among the children of the parent. `AFTER`: after a category. */
export type Position = EnumerationValue<typeof Position>;

/** Positions to move an item of a category to. */
export const MoveItemInCategoryRequestPosition = /* @__PURE__ */ enumeration('FIRST', 'LAST', 'BEFORE', 'NONE');
/** Position to move an item of a category to. */
export type MoveItemInCategoryRequestPosition = EnumerationValue<typeof MoveItemInCategoryRequestPosition>;
