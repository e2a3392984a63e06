import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Kinds of recommendation algorithms: by given items (`RELATED_ITEMS`), or by statistics of the site (`GLOBAL`). */
export const AlgorithmType = /* @__PURE__ */ enumeration('UNSPECIFIED', 'RELATED_ITEMS', 'GLOBAL');
/** A kind of recommendation algorithm. */
export type AlgorithmType = EnumerationValue<typeof AlgorithmType>;
