import type { SearchFields } from '../../kernel/query/search/search-field.js';
import { type Route, route } from '../../protocol/routing/route.js';
import type { Entity } from '../../shop/catalog-v3/entity.js';
import { taxGroupIds } from '../../shop/settings/tax-settings.js';
import { entityFields, queryEntities, queryField } from '../catalog-v3/cursor-query.js';

interface TaxGroup extends Entity {
  readonly name: string;
}

const createdDate = '2024-01-01T00:00:00.000Z';
const taxGroup = (id: string, name: string): TaxGroup => ({
  id,
  name,
  revision: 1,
  createdDate,
  updatedDate: createdDate,
});

/** Default tax groups of the emulator: the items of the store, and shipping. */
const groups = [taxGroup(taxGroupIds.products, 'Products'), taxGroup(taxGroupIds.shipping, 'Shipping')];

const formatTaxGroup = ({ revision, ...group }: TaxGroup) => ({ ...group, revision: String(revision) });

const fields: SearchFields<TaxGroup> = new Map([
  ...entityFields,
  ['id', queryField<TaxGroup>('string', ({ id }) => id)],
  ['name', queryField<TaxGroup>('string', ({ name }) => name)],
]);

/** Lists the default tax groups. */
const listDefaultTaxGroups = route({
  id: 'ecom.taxGroups.listDefaultTaxGroups',
  method: 'GET',
  paths: ['/billing/v1/tax-groups/default-tax-groups', '/v1/tax-groups/default-tax-groups'],
  access: 'merchant',
  handle: () => ({ taxGroups: groups.map(formatTaxGroup) }),
});

/** Queries tax groups by filter, sorting and page. */
const queryTaxGroups = route({
  id: 'ecom.taxGroups.queryTaxGroups',
  method: 'POST',
  paths: ['/billing/v1/tax-groups/query', '/v1/tax-groups/query'],
  access: 'merchant',
  handle: ({ body }) => {
    const { items, pagingMetadata } = queryEntities({ entity: 'taxGroup', fields, documents: groups }, body);
    return { taxGroups: items.map(formatTaxGroup), pagingMetadata };
  },
});

/** Routes of tax groups. */
export const taxGroupRoutes: readonly Route[] = [listDefaultTaxGroups, queryTaxGroups];
