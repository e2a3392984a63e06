import { date, entity } from '@cartwright/core';

/** Region in which a store collects tax. */
export interface TaxRegion {
  /** Tax region ID. Read-only. */
  _id?: string | null;
  /** Country, as a two-letter ISO 3166-1 code. */
  country?: string;
  /** Subdivision, as an ISO 3166-2 code without the country, such as `NY`. Empty for the whole country. */
  subdivision?: string;
  /** ID of the app that calculates tax in the region. */
  appId?: string;
  /** Whether prices include tax. */
  taxIncludedInPrice?: boolean;
  /** Revision number, incremented by each update. Read-only. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
}

/** Shape of {@link TaxRegion}: which fields are dates. */
export const taxRegionShape = /* @__PURE__ */ entity<TaxRegion>({ _createdDate: date, _updatedDate: date });
