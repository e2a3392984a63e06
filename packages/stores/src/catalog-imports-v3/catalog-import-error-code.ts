import { enumeration, type EnumerationValue } from '@cartwright/core';

/**
 * Codes of application errors of the import operations:
 * - `CATALOG_IMPORT_ALREADY_SUBMITTED`: the import has been submitted. `data.asyncJobId` is the ID of its background job.
 */
export const CatalogImportErrorCode = /* @__PURE__ */ enumeration('CATALOG_IMPORT_ALREADY_SUBMITTED');
/** Code of an application error of the import operations. */
export type CatalogImportErrorCode = EnumerationValue<typeof CatalogImportErrorCode>;
