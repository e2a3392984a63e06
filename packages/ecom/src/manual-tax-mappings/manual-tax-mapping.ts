import { date, entity } from '@cartwright/core';
import type { ExtendedFields } from '../commerce/fields/extended-fields.js';
import type { JurisdictionType } from '../commerce/tax/tax.js';

/** Another rate of a group that is exempt. */
export interface ExemptDetails {
  /** The group. */
  taxExemptGroupId?: string;
  /** The rate as a decimal number: `0.08875` is 8.875 %. */
  taxRate?: string;
}

/** The rate of a tax group in a region. */
export interface ManualTaxMapping {
  /** Its id. Read-only. */
  _id?: string | null;
  /** Revision number, incremented by each update. Read-only. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** The tax group. */
  taxGroupId?: string | null;
  /** The tax region. */
  taxRegionId?: string | null;
  /** The rate as a decimal number: `0.08875` is 8.875 %. */
  taxRate?: string;
  /** More about it. */
  description?: string | null;
  /** The kind of tax, such as `VAT`. */
  taxType?: string;
  /** The tax's name. */
  taxName?: string;
  /** The jurisdiction's name. */
  jurisdiction?: string;
  /** Its level. */
  jurisdictionType?: JurisdictionType;
  /** Other rates of groups that are exempt. */
  exemptRates?: ExemptDetails[];
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
}

/** The converted fields of {@link ManualTaxMapping}. */
export const manualTaxMappingShape = /* @__PURE__ */ entity<ManualTaxMapping>({
  _createdDate: date,
  _updatedDate: date,
});
