import { address, date, entity, type Address } from '@cartwright/core';
import type { ExtendedFields } from '../commerce/fields/extended-fields.js';
import type {
  CalculationType,
  DomesticService,
  InternationalService,
  PackageType,
} from '../enumerations/delivery-enumerations.js';

/** A fee that is added to the price of a shipping label. */
export interface HandlingFee {
  /** The fee as a decimal number: an amount in the store's currency, or a percentage. */
  value?: string;
  /** Whether `value` is an amount or a percentage. */
  calculationType?: CalculationType;
}

/** Settings of a postal service. */
export interface ServiceSettings {
  /** Estimated delivery time, such as `2-3 business days`. At most 500 characters. */
  estimatedDeliveryTime?: string | null;
  /** Fee that is added to the price of the label. */
  handlingFee?: HandlingFee;
  /** Amount above which delivery is free, as a decimal number in the store's currency. */
  freeDeliveryMinimumAmount?: string | null;
}

/** A domestic postal service, and its settings. */
export interface DomesticServiceSettings {
  /** Id of the settings. */
  _id?: string | null;
  /** The USPS service. */
  service?: DomesticService;
  /** Delivery time, handling fee and free delivery. */
  serviceSettings?: ServiceSettings;
}

/** An international postal service, and its settings. */
export interface InternationalServiceSettings {
  /** Id of the settings. */
  _id?: string | null;
  /** The USPS service. */
  service?: InternationalService;
  /** Delivery time, handling fee and free delivery. */
  serviceSettings?: ServiceSettings;
}

/** Size of a package, in the store's unit of length. */
export interface PackageDimensions {
  /** Length as a decimal number. */
  length?: string;
  /** Width as a decimal number. */
  width?: string;
  /** Height as a decimal number. */
  height?: string;
}

/** What a package is called, its size and how much it holds. */
export interface PackageDetails {
  /** Name of a package of type `CUSTOM`. Read-only for other types. */
  name?: string | null;
  /** Size of a package of type `CUSTOM`. Read-only for other types. */
  dimensions?: PackageDimensions;
  /** Maximum number of products in the package, in digits. Absent for packages of type `CUSTOM`. */
  maxNumberOfProducts?: string | null;
}

/** Configuration of the shipping-label provider (Shippo) for delivery regions. */
export interface ShippoConfiguration {
  /** Id of the entity. Read-only. */
  _id?: string | null;
  /** Revision number, incremented by each update. Read-only. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Id of the delivery region. Use `deliveryRegionIds`. */
  deliveryRegionId?: string | null;
  /** Ids of the delivery regions that the configuration is for. At most 50. */
  deliveryRegionIds?: string[];
  /** Domestic postal services. At most 3. */
  domesticServices?: DomesticServiceSettings[];
  /** International postal services. At most 3. */
  internationalServices?: InternationalServiceSettings[];
  /** Type of the packages. */
  packageType?: PackageType;
  /** Name, size and capacity of the packages. */
  packageDetails?: PackageDetails;
  /** Id of the business location that packages are sent from. */
  osLocationId?: string | null;
  /** Address of the business location that packages are sent from. Read-only. */
  shipFromAddress?: Address;
  /** Weight that is assumed for products without one, as a decimal number in the store's weight unit. */
  backupWeight?: string | null;
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
}

/** The converted fields of {@link ShippoConfiguration}. */
export const shippoConfigurationShape = /* @__PURE__ */ entity<ShippoConfiguration>({
  _createdDate: date,
  _updatedDate: date,
  shipFromAddress: address,
});
