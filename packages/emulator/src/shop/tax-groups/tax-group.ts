import type { Tenant } from '../../kernel/state/tenant.js';
import type { Entity } from '../catalog-v3/entity.js';
import { taxGroupIds } from '../settings/tax-settings.js';

/** Items with the same tax treatment. */
export interface TaxGroup extends Entity {
  readonly name: string;
}

const createdDate = '2024-01-01T00:00:00.000Z';
const createDefault = (id: string, name: string): TaxGroup => ({
  id,
  name,
  revision: 1,
  createdDate,
  updatedDate: createdDate,
});

/** Default tax groups: the items of the store, and shipping. They cannot be changed. */
export const defaultTaxGroups: readonly TaxGroup[] = [
  createDefault(taxGroupIds.products, 'Products'),
  createDefault(taxGroupIds.shipping, 'Shipping'),
];

/** Tax groups that merchants and apps created. */
export const ownTaxGroups = (tenant: Tenant) => tenant.collection<TaxGroup>('tax-groups');

/** All tax groups: the default ones, and the store's own. */
export const listTaxGroups = (tenant: Tenant): readonly TaxGroup[] => [
  ...defaultTaxGroups,
  ...ownTaxGroups(tenant).values(),
];
