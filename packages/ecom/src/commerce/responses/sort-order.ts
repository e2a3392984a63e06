import { enumeration, type EnumerationValue } from '@cartwright/core';

/** In which direction is sorted. */
export const SortOrder = /* @__PURE__ */ enumeration('ASC', 'DESC');
/** In which direction is sorted. */
export type SortOrder = EnumerationValue<typeof SortOrder>;
