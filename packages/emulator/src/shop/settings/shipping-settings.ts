import { storeCurrency } from '../../kernel/money/store-currency.js';
import { perObject } from '../../kernel/per-object.js';
import { derivedId } from '../../kernel/state/derived-id.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { ShippingRegion, ShippingService } from './shipping-table.js';
import { tableIn } from './table-in.js';

/** Carrier of a delivery region. */
export interface RegionCarrier {
  readonly appId: string;
  /** Charges added to the rates of the carrier: decimal strings. */
  readonly charges: readonly { readonly description?: string; readonly amount: string }[];
  /** Rate if the carrier has none, as given. */
  readonly backupRate?: object;
}

/** Area to which a store ships. */
export interface DeliveryRegion extends Pick<ShippingRegion, 'id' | 'name' | 'places'> {
  /** ID of the delivery profile. Absent for the default profile. */
  readonly profileId?: string;
  /** Whether the store does not ship to the region for now. */
  readonly isInactive?: boolean;
  /** Carriers. Defaults to the store's own rates. */
  readonly carriers?: readonly RegionCarrier[];
  /** Absent for regions of the seed. */
  readonly createdDate?: string;
}

/** Group of products that are shipped to the same regions. Dates are ISO 8601 strings. */
export interface DeliveryProfile {
  readonly id: string;
  readonly revision: number;
  readonly name: string;
  readonly createdDate: string;
  readonly updatedDate: string;
  /** ID of the app that created the profile. */
  readonly creatorAppId?: string;
  /** Data of apps, as given. */
  readonly appFields?: object;
}

/** Shipping option or pickup location, with the regions in which it is offered. Dates are ISO 8601 strings. */
export interface ShippingOption extends ShippingService {
  readonly id: string;
  /** Revision number. 1 when created, incremented by each update. */
  readonly revision: number;
  readonly createdDate: string;
  readonly updatedDate: string;
  readonly regionIds: readonly string[];
  /** Whether the merchant switched it off. */
  readonly isInactive?: boolean;
}

/** Delivery regions, shipping options and pickup locations of a store, in the order in which carts try and list them. */
export interface ShippingSettings {
  readonly id: 'store';
  readonly regions: readonly DeliveryRegion[];
  readonly options: readonly ShippingOption[];
  /** Delivery profiles that were created or changed. */
  readonly profiles?: readonly DeliveryProfile[];
}

const seedDate = '2024-01-01T00:00:00.000Z';

/** Converts regions with their services: each service of a region becomes one option. */
const toShippingSettings = (regions: readonly ShippingRegion[]): ShippingSettings => ({
  id: 'store',
  regions: regions.map(({ id, name, places }) => ({ id, name, places })),
  options: regions.flatMap((region) =>
    region.services.map((service) => ({
      ...service,
      id: derivedId('shipping-option', region.id, service.code),
      revision: 1,
      createdDate: seedDate,
      updatedDate: seedDate,
      regionIds: [region.id],
    })),
  ),
});

const initialSettings = perObject(toShippingSettings);

/** Initial settings of a store: the emulator's rates, in the store's currency. */
export const initialShipping = (tenant: Tenant): ShippingSettings => initialSettings(tableIn(storeCurrency(tenant)));

const stored = (tenant: Tenant) => tenant.collection<ShippingSettings>('shipping');

/** Delivery regions and shipping options of a store. */
export const shippingSettings = (tenant: Tenant): ShippingSettings =>
  stored(tenant).get('store') ?? initialShipping(tenant);

/** Changes the settings of a store. */
export const changeShippingSettings = (
  tenant: Tenant,
  change: Partial<Omit<ShippingSettings, 'id'>>,
): ShippingSettings => stored(tenant).put({ ...shippingSettings(tenant), ...change });

/** Stores a shipping option or pickup location: a new one, or an update. */
export function putShippingOption(tenant: Tenant, option: ShippingOption): ShippingOption {
  const { options, ...settings } = shippingSettings(tenant);
  const isNew = options.every(({ id }) => id !== option.id);
  const changed = isNew ? [...options, option] : options.map((one) => (one.id === option.id ? option : one));
  stored(tenant).put({ ...settings, options: changed });
  return option;
}

/** Deletes a shipping option or pickup location. */
export function deleteShippingOption(tenant: Tenant, id: string): void {
  const { options, ...settings } = shippingSettings(tenant);
  stored(tenant).put({ ...settings, options: options.filter((option) => option.id !== id) });
}
