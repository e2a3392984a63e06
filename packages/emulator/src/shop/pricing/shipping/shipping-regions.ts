import { storeCurrency } from '../../../kernel/money/store-currency.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import type { ShippingRegion } from './shipping-table.js';
import { tableIn } from './table-in.js';

/** Shipping regions and rates that the merchant has set. */
interface StoredShipping {
  readonly id: 'store';
  readonly regions: readonly ShippingRegion[];
}

const stored = (tenant: Tenant) => tenant.collection<StoredShipping>('shipping');

/** Shipping regions of a store. Defaults to those of the emulator. */
export const shippingRegions = (tenant: Tenant): readonly ShippingRegion[] =>
  stored(tenant).get('store')?.regions ?? tableIn(storeCurrency(tenant));

/** Sets all shipping regions of a store. */
export const setShippingRegions = (tenant: Tenant, regions: readonly ShippingRegion[]): readonly ShippingRegion[] =>
  stored(tenant).put({ id: 'store', regions }).regions;
