import { storeCurrency } from '../../../kernel/money/store-currency.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import type { ShippingRegion } from './shipping-table.js';
import { tableIn } from './table-in.js';

/** Where the merchant ships to, and for how much. */
interface StoredShipping {
  readonly id: 'store';
  readonly regions: readonly ShippingRegion[];
}

const stored = (tenant: Tenant) => tenant.collection<StoredShipping>('shipping');

/** The regions of a store; the emulator's own until the merchant sets others. */
export const shippingRegions = (tenant: Tenant): readonly ShippingRegion[] =>
  stored(tenant).get('store')?.regions ?? tableIn(storeCurrency(tenant));

/** Sets all regions of a store. */
export const setShippingRegions = (tenant: Tenant, regions: readonly ShippingRegion[]): readonly ShippingRegion[] =>
  stored(tenant).put({ id: 'store', regions }).regions;
