import { address, date, entity, type Address } from '@cartwright/core';
import type { ExtendedFields } from '../commerce/fields/extended-fields.js';
import type {
  CalculationType,
  DomesticService,
  InternationalService,
  PackageType,
} from '../enumerations/delivery-enumerations.js';

/** Handling fee, added to the price of a shipping label. */
export interface HandlingFee {
  /** Fee as a decimal string: an amount in the store's currency, or a percentage. */
  value?: string;
  /** Whether `value` is an amount or a percentage. */
  calculationType?: CalculationType;
}

/** Settings of a postal service. */
export interface ServiceSettings {
  /** Estimated delivery time, such as `2-3 business days`. At most 500 characters. */
  estimatedDeliveryTime?: string | null;
  /** Handling fee. */
  handlingFee?: HandlingFee;
  /** Minimum amount for free shipping, as a decimal string in the store's currency. */
  freeDeliveryMinimumAmount?: string | null;
}

/** Domestic postal service with its settings. */
export interface DomesticServiceSettings {
  /** Settings ID. */
  _id?: string | null;
  /** USPS service. */
  service?: DomesticService;
  /** Delivery time, handling fee and free shipping. */
  serviceSettings?: ServiceSettings;
}

/** International postal service with its settings. */
export interface InternationalServiceSettings {
  /** Settings ID. */
  _id?: string | null;
  /** USPS service. */
  service?: InternationalService;
  /** Delivery time, handling fee and free shipping. */
  serviceSettings?: ServiceSettings;
}

/** Dimensions of a package, in the store's length unit. */
export interface PackageDimensions {
  /** Length, as a decimal string. */
  length?: string;
  /** Width, as a decimal string. */
  width?: string;
  /** Height, as a decimal string. */
  height?: string;
}

/** Name, dimensions and capacity of a package. */
export interface PackageDetails {
  /** Name of a package of type `CUSTOM`. Read-only for other types. */
  name?: string | null;
  /** Dimensions of a package of type `CUSTOM`. Read-only for other types. */
  dimensions?: PackageDimensions;
  /** Maximum number of products in the package, as a numeric string. Absent for packages of type `CUSTOM`. */
  maxNumberOfProducts?: string | null;
}

/** Configuration of the shipping label provider Shippo for delivery regions. */
export interface ShippoConfiguration {
  /** Shippo configuration ID. Read-only. */
  _id?: string | null;
  /** Revision number, incremented by each update. Read-only. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** ID of the delivery region. Superseded by `deliveryRegionIds`. */
  deliveryRegionId?: string | null;
  /** IDs of the delivery regions that the configuration applies to. At most 50. */
  deliveryRegionIds?: string[];
  /** Domestic postal services. At most 3. */
  domesticServices?: DomesticServiceSettings[];
  /** International postal services. At most 3. */
  internationalServices?: InternationalServiceSettings[];
  /** Package type. */
  packageType?: PackageType;
  /** Name, dimensions and capacity of the packages. */
  packageDetails?: PackageDetails;
  /** ID of the business location that packages are shipped from. */
  osLocationId?: string | null;
  /** Address of the business location that packages are shipped from. Read-only. */
  shipFromAddress?: Address;
  /** Assumed weight of products without a weight, as a decimal string in the store's weight unit. */
  backupWeight?: string | null;
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
}

/** Shape of {@link ShippoConfiguration}: which fields are dates or addresses. */
export const shippoConfigurationShape = /* @__PURE__ */ entity<ShippoConfiguration>({
  _createdDate: date,
  _updatedDate: date,
  shipFromAddress: address,
});
