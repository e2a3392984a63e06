import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Sort directions: ascending or descending. */
export const SortOrder = /* @__PURE__ */ enumeration('ASC', 'DESC');
/** Sort direction. `ASC`: ascending. `DESC`: descending. */
export type SortOrder = EnumerationValue<typeof SortOrder>;
