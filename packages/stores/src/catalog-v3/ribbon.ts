import { date, entity } from '@cartwright/core';

/** Ribbon of Catalog V3: a short label on a product, such as `New`. */
export interface Ribbon {
  /** Ribbon ID. */
  _id?: string | null;
  /** Revision number, as a string. Incremented by each update; pass the current one when updating. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Label displayed on products. */
  name?: string;
  /**
   * Number of products with this ribbon, primary or additional. Returned only with the requested field
   * `ASSIGNED_PRODUCT_COUNT`. Read-only.
   */
  assignedProductCount?: number | null;
}

/** Shape of {@link Ribbon}: which fields are dates. */
export const ribbonShape = /* @__PURE__ */ entity<Ribbon>({ _createdDate: date, _updatedDate: date });
