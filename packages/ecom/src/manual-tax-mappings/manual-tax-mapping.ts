import { date, entity } from '@cartwright/core';
import type { ExtendedFields } from '../commerce/fields/extended-fields.js';
import type { JurisdictionType } from '../commerce/tax/tax.js';

/** Tax rate of a tax exempt group. */
export interface ExemptDetails {
  /** Tax exempt group ID. */
  taxExemptGroupId?: string;
  /** Tax rate as a decimal string: `0.08875` is 8.875 %. */
  taxRate?: string;
}

/** Manual tax mapping: the tax rate of a tax group in a tax region. */
export interface ManualTaxMapping {
  /** Manual tax mapping ID. Read-only. */
  _id?: string | null;
  /** Revision number, incremented by each update. Read-only. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Tax group ID. */
  taxGroupId?: string | null;
  /** Tax region ID. */
  taxRegionId?: string | null;
  /** Tax rate as a decimal string: `0.08875` is 8.875 %. */
  taxRate?: string;
  /** Description of the rate, for the merchant. At most 1000 characters. */
  description?: string | null;
  /** Tax type, such as `VAT`. At most 200 characters. */
  taxType?: string;
  /** Tax name. At most 200 characters. */
  taxName?: string;
  /** Jurisdiction name. At most 200 characters. */
  jurisdiction?: string;
  /** Jurisdiction level. */
  jurisdictionType?: JurisdictionType;
  /** Tax rates of tax exempt groups, at most 50. */
  exemptRates?: ExemptDetails[];
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
}

/** Shape of {@link ManualTaxMapping}: which fields are dates. */
export const manualTaxMappingShape = /* @__PURE__ */ entity<ManualTaxMapping>({
  _createdDate: date,
  _updatedDate: date,
});
