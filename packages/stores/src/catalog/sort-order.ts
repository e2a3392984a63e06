import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Directions of a sort. */
export const SortOrder = /* @__PURE__ */ enumeration('ASC', 'DESC');
/** A direction of a sort. */
export type SortOrder = EnumerationValue<typeof SortOrder>;
