import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Recommendation algorithm types: based on given items (`RELATED_ITEMS`) or on site statistics (`GLOBAL`). */
export const AlgorithmType = /* @__PURE__ */ enumeration('UNSPECIFIED', 'RELATED_ITEMS', 'GLOBAL');
/** Recommendation algorithm type. */
export type AlgorithmType = EnumerationValue<typeof AlgorithmType>;
