import { date, entity } from '@cartwright/core';

/** Items that are taxed alike. */
export interface TaxGroup {
  /** Its id. Read-only. */
  _id?: string | null;
  /** Its name. */
  name?: string;
  /** How often it was changed, in digits. Read-only. */
  revision?: string | null;
  /** When it was made. Read-only. */
  _createdDate?: Date | null;
  /** When it was last changed. Read-only. */
  _updatedDate?: Date | null;
}

/** The converted fields of {@link TaxGroup}. */
export const taxGroupShape = /* @__PURE__ */ entity<TaxGroup>({ _createdDate: date, _updatedDate: date });
