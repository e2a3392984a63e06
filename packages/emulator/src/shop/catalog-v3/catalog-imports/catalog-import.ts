import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { Collection, Document } from '../../../kernel/state/collection.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { requireEntity } from '../entity.js';

/** Import of products: a list that is filled with several requests and then submitted. */
export interface StoredCatalogImport extends Document {
  readonly createdDate: string;
  /** Products to create or update, as received. Empty after the submission. */
  readonly items: readonly unknown[];
  /** ID of the job. Present after the submission. */
  readonly jobId?: string;
}

/** The tenant's imports of products. */
export const catalogImports = (tenant: Tenant): Collection<StoredCatalogImport> =>
  tenant.collection<StoredCatalogImport>('v3-catalog-imports');

/**
 * Returns an import that is not submitted yet.
 *
 * @throws {ApplicationError} 404 `CATALOG_IMPORT_NOT_FOUND`, 428 `CATALOG_IMPORT_ALREADY_SUBMITTED`
 */
export function requireOpenImport(tenant: Tenant, id: string): StoredCatalogImport {
  const found = requireEntity(catalogImports(tenant), id, 'CATALOG_IMPORT_NOT_FOUND');
  if (found.jobId === undefined) return found;
  throw new ApplicationError('failedPrecondition', 'CATALOG_IMPORT_ALREADY_SUBMITTED', 'The import is submitted.', {
    catalogImportId: id,
    asyncJobId: found.jobId,
  });
}
