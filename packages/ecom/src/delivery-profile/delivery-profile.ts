import { date, entity } from '@cartwright/core';
import type { ExtendedFields } from '../commerce/fields/extended-fields.js';

/** Rate charged if a carrier returns none. */
export interface BackupRate {
  /** Name shown to buyers. At most 256 characters. */
  title?: string | null;
  /** Shipping price as a decimal string, in the store's currency. */
  amount?: string | null;
  /**
   * Whether the rate is charged.
   *
   * @default false
   */
  active?: boolean;
}

/** Charge added to the rates of a carrier. */
export interface AdditionalCharge {
  /** Description. At most 250 characters. */
  description?: string | null;
  /** Amount as a decimal string, in the store's currency. */
  amount?: string;
}

/** Carrier of a delivery region. */
export interface DeliveryCarrier {
  /** App ID of the carrier. */
  appId?: string;
  /** Rate charged if the carrier returns none. */
  backupRate?: BackupRate;
  /** Charges added to the carrier's rates, at most 10. */
  additionalCharges?: AdditionalCharge[];
}

/** Country, or some of its subdivisions. */
export interface Destination {
  /** Country, as a two-letter ISO 3166-1 code. */
  countryCode?: string;
  /** Subdivisions, as ISO 3166-2 codes such as `US-CA`. If empty, the whole country. At most 100. */
  subdivisions?: string[];
}

/** Area to which a store ships, with its carriers. */
export interface DeliveryRegion {
  /** Delivery region ID. Read-only. */
  _id?: string | null;
  /** Name for the merchant. At most 256 characters. */
  name?: string | null;
  /**
   * Whether the store ships to the region.
   *
   * @default true
   */
  active?: boolean | null;
  /** Carriers, at most 25. Read-only. */
  deliveryCarriers?: DeliveryCarrier[];
  /** Countries and subdivisions. If empty, all destinations that no other region contains. */
  destinations?: Destination[];
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
}

/** App or user that created a delivery profile. */
export interface CreatedBy {
  /** App ID. */
  appId?: string | null;
  /** User ID. */
  userId?: string | null;
}

/** Delivery profile: the regions to which a store ships a group of products. */
export interface DeliveryProfile {
  /** Delivery profile ID. Read-only. */
  _id?: string | null;
  /** Name for the merchant. At most 256 characters. */
  name?: string | null;
  /** Whether the profile applies to all products without another one. Read-only. */
  default?: boolean | null;
  /** Delivery regions, at most 100. */
  deliveryRegions?: DeliveryRegion[];
  /** App or user that created the profile. */
  createdBy?: CreatedBy;
  /** Revision number, incremented by each update. Read-only. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
}

/** Shape of {@link DeliveryRegion}: which fields are dates. */
export const deliveryRegionShape = /* @__PURE__ */ entity<DeliveryRegion>({ _createdDate: date });

/** Shape of {@link DeliveryProfile}: which fields are dates. */
export const deliveryProfileShape = /* @__PURE__ */ entity<DeliveryProfile>({
  _createdDate: date,
  _updatedDate: date,
  deliveryRegions: deliveryRegionShape,
});
