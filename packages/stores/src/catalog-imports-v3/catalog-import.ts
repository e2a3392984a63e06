import { date, entity } from '@cartwright/core';

/** Import of products: a list that is filled with several requests and then submitted. */
export interface CatalogImport {
  /** Import ID. Read-only. */
  _id?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
}

/** Shape of {@link CatalogImport}: dates. */
export const catalogImportShape = /* @__PURE__ */ entity<CatalogImport>({ _createdDate: date });
