import { date, entity } from '@cartwright/core';

/** Where a store collects tax. */
export interface TaxRegion {
  /** Its id. Read-only. */
  _id?: string | null;
  /** The country, as two letters of ISO 3166-1. */
  country?: string;
  /** The subdivision, as ISO 3166-2, such as `US-NY`. */
  subdivision?: string;
  /** The app that calculates the tax there. */
  appId?: string;
  /** Whether prices include the tax. */
  taxIncludedInPrice?: boolean;
  /** Revision number, incremented by each update. Read-only. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
}

/** The converted fields of {@link TaxRegion}. */
export const taxRegionShape = /* @__PURE__ */ entity<TaxRegion>({ _createdDate: date, _updatedDate: date });
