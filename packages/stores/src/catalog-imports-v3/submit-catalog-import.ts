import { operation } from '@cartwright/core';

/** Response of `submitCatalogImport`. */
export interface SubmitCatalogImportResponse {
  /** ID of the background job. */
  jobId?: string;
  /** Number of products in the import. */
  totalProductsCount?: number;
}

/** Data of the error `CATALOG_IMPORT_ALREADY_SUBMITTED`. */
export interface CatalogImportAlreadySubmittedErrorData {
  /** Import ID. */
  catalogImportId?: string;
  /** ID of the background job. */
  asyncJobId?: string;
}

/** Application errors of `submitCatalogImport`. */
export interface SubmitCatalogImportApplicationErrors {
  /** Error code. */
  code?: 'CATALOG_IMPORT_ALREADY_SUBMITTED';
  /** Description of the error. */
  description?: string;
  /** The import and its background job. */
  data?: CatalogImportAlreadySubmittedErrorData;
}

/**
 * Submits an import: its products are created and updated in the background, and no more can be added. Requires a
 * merchant identity.
 *
 * @param catalogImportId - Import ID.
 * @returns The ID of the background job, and the number of products.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with an error of {@link SubmitCatalogImportApplicationErrors}: the import has been submitted
 * before.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { catalogImportsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { catalogImportsV3 } });
 *
 * export const submit = async (id: string) => (await client.catalogImportsV3.submitCatalogImport(id)).jobId;
 * ```
 * @see POST /stores/v3/catalog-imports/{catalogImportId}/submit
 */
export const submitCatalogImport = /* @__PURE__ */ operation<[catalogImportId: string], SubmitCatalogImportResponse>({
  id: 'stores.catalogImportsV3.submitCatalogImport',
  method: 'POST',
  path: '/stores/v3/catalog-imports/{catalogImportId}/submit',
  args: ['catalogImportId'],
});
