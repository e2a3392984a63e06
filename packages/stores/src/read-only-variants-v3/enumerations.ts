import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Modes of comparing versions of the index. */
export const VersioningMode = /* @__PURE__ */ enumeration('DEFAULT', 'GREATER_THAN', 'GREATER_OR_EQUAL');
/** Mode of comparing versions of the index. */
export type VersioningMode = EnumerationValue<typeof VersioningMode>;
