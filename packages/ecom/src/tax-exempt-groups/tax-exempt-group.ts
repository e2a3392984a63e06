import { date, entity } from '@cartwright/core';
import type { ExtendedFields } from '../commerce/fields/extended-fields.js';
import type { Tags } from '../commerce/fields/tags.js';

/** Buyers who are exempt from tax. */
export interface TaxExemptGroup {
  /** Its id. Read-only. */
  _id?: string | null;
  /** How often it was changed, in digits. Read-only. */
  revision?: string | null;
  /** When it was made. Read-only. */
  _createdDate?: Date | null;
  /** When it was last changed. Read-only. */
  _updatedDate?: Date | null;
  /** Its name. */
  name?: string | null;
  /** Data of apps. */
  extendedFields?: ExtendedFields;
  /** Tags. */
  tags?: Tags;
}

/** The converted fields of {@link TaxExemptGroup}. */
export const taxExemptGroupShape = /* @__PURE__ */ entity<TaxExemptGroup>({ _createdDate: date, _updatedDate: date });
