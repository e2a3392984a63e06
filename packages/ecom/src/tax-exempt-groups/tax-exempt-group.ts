import { date, entity } from '@cartwright/core';
import type { ExtendedFields } from '../commerce/fields/extended-fields.js';
import type { Tags } from '../commerce/fields/tags.js';

/** Buyers who are exempt from tax. */
export interface TaxExemptGroup {
  /** Its id. Read-only. */
  _id?: string | null;
  /** Revision number, incremented by each update. Read-only. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Its name. */
  name?: string | null;
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
  /** Tags. */
  tags?: Tags;
}

/** The converted fields of {@link TaxExemptGroup}. */
export const taxExemptGroupShape = /* @__PURE__ */ entity<TaxExemptGroup>({ _createdDate: date, _updatedDate: date });
