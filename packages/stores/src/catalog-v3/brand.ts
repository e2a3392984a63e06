import { date, entity } from '@cartwright/core';

/** A brand of catalog V3. */
export interface Brand {
  /** Its id. */
  _id?: string | null;
  /** Grows with every change: a whole number as text. */
  revision?: string | null;
  /** When it was made. */
  _createdDate?: Date | null;
  /** When it was last changed. */
  _updatedDate?: Date | null;
  /** Its name. */
  name?: string;
  /** How many products have it. */
  assignedProductsCount?: number | null;
}

/** The converted fields of {@link Brand}. */
export const brandShape = /* @__PURE__ */ entity<Brand>({ _createdDate: date, _updatedDate: date });
