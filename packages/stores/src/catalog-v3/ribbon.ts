import { date, entity } from '@cartwright/core';

/** A ribbon of catalog V3, such as `New`. */
export interface Ribbon {
  /** Its id. */
  _id?: string | null;
  /** Grows with every change: a whole number as text. */
  revision?: string | null;
  /** When it was made. */
  _createdDate?: Date | null;
  /** When it was last changed. */
  _updatedDate?: Date | null;
  /** What it says. */
  name?: string;
  /** How many products have it. */
  assignedProductCount?: number | null;
}

/** The converted fields of {@link Ribbon}. */
export const ribbonShape = /* @__PURE__ */ entity<Ribbon>({ _createdDate: date, _updatedDate: date });
