import { date, entity } from '@cartwright/core';
import type { ExtendedFields } from '../commerce/fields/extended-fields.js';
import type { Tags } from '../commerce/fields/tags.js';

/** Group of buyers with the same tax exemption. */
export interface TaxExemptGroup {
  /** Tax exempt group ID. Read-only. */
  _id?: string | null;
  /** Revision number, incremented by each update. Read-only. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Tax exempt group name. At most 200 characters. */
  name?: string | null;
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
  /** Private and public tags. */
  tags?: Tags;
}

/** Shape of {@link TaxExemptGroup}: which fields are dates. */
export const taxExemptGroupShape = /* @__PURE__ */ entity<TaxExemptGroup>({ _createdDate: date, _updatedDate: date });
