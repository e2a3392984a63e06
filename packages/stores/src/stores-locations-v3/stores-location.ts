import { date, entity, enumeration, type EnumerationValue } from '@cartwright/core';

/** Types of locations. */
export const LocationType = /* @__PURE__ */ enumeration('VIRTUAL', 'PHYSICAL');
/** Type of a location. `VIRTUAL`: the online store. `PHYSICAL`: a place, such as a shop with a point of sale. */
export type LocationType = EnumerationValue<typeof LocationType>;

/** Location that sells products and has inventory. Read-only. */
export interface StoresLocation {
  /** Location ID, for `locationId` of inventory items. */
  _id?: string | null;
  /** Revision number, as a string. */
  revision?: string | null;
  /** Time of creation. */
  _createdDate?: Date | null;
  /** Time of the last update. */
  _updatedDate?: Date | null;
  /** ID of the business location of the site. */
  wixLocationId?: string | null;
  /** Whether it is the online store or a place. */
  locationType?: LocationType;
  /** Location name. */
  name?: string;
  /** Whether it is the default location of the store. */
  defaultLocation?: boolean;
}

/** Shape of {@link StoresLocation}: dates. */
export const storesLocationShape = /* @__PURE__ */ entity<StoresLocation>({ _createdDate: date, _updatedDate: date });
