import { date, entity } from '@cartwright/core';

/** Tax group: items with the same tax treatment. */
export interface TaxGroup {
  /** Tax group ID. Read-only. */
  _id?: string | null;
  /** Tax group name. At most 200 characters. */
  name?: string;
  /** Revision number, incremented by each update. Read-only. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
}

/** Shape of {@link TaxGroup}: which fields are dates. */
export const taxGroupShape = /* @__PURE__ */ entity<TaxGroup>({ _createdDate: date, _updatedDate: date });
