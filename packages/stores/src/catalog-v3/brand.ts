import { date, entity } from '@cartwright/core';

/** Brand of Catalog V3, assignable to products. */
export interface Brand {
  /** Brand ID. */
  _id?: string | null;
  /** Revision number, as a string. Incremented by each update; pass the current one when updating. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Brand name; at most 50 characters. */
  name?: string;
  /** Number of products of this brand. Returned only with the requested field `ASSIGNED_PRODUCTS_COUNT`. Read-only. */
  assignedProductsCount?: number | null;
}

/** Shape of {@link Brand}: which fields are dates. */
export const brandShape = /* @__PURE__ */ entity<Brand>({ _createdDate: date, _updatedDate: date });
