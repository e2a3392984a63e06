import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Versions of a site's catalog. */
export const Version = /* @__PURE__ */ enumeration('V1_CATALOG', 'V3_CATALOG', 'STORES_NOT_INSTALLED');
/** The version of a site's catalog. */
export type Version = EnumerationValue<typeof Version>;
