import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Catalog versions. */
export const Version = /* @__PURE__ */ enumeration('V1_CATALOG', 'V3_CATALOG', 'STORES_NOT_INSTALLED');
/**
 * Catalog version of a site. `V1_CATALOG`: Catalog V1. `V3_CATALOG`: Catalog V3. `STORES_NOT_INSTALLED`: the site has
 * no Wix Stores app.
 */
export type Version = EnumerationValue<typeof Version>;
