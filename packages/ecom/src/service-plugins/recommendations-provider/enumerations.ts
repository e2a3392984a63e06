import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Kinds of algorithms. */
export const AlgorithmType = /* @__PURE__ */ enumeration('UNSPECIFIED', 'RELATED_ITEMS', 'GLOBAL');
/** A kind of algorithm. */
export type AlgorithmType = EnumerationValue<typeof AlgorithmType>;
