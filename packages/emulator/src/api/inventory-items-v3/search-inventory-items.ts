import { FieldReader } from '../../kernel/input/field-reader.js';
import { isMissing } from '../../kernel/input/object.js';
import { runSearch } from '../../kernel/query/search/run-search.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { route } from '../../protocol/routing/route.js';
import { defaultSort, requestProperty } from '../catalog-v3/cursor-query.js';
import { formatDetails } from './format-inventory-item.js';
import { inventorySource } from './search-fields.js';

function search(tenant: Tenant, request: unknown): object {
  const value = requestProperty(request, 'search');
  const read = new FieldReader();
  if (isMissing(value)) read.missing('search');
  read.check();
  const { aggregationData, items, pagingMetadata } = runSearch({ ...inventorySource(tenant), defaultSort }, value);
  return { inventoryItems: items.map(formatDetails), pagingMetadata, aggregationData };
}

/** Searches inventory items by filter and free text, with aggregations. */
export const searchInventoryItems = [
  route({
    id: 'stores.inventoryItemsV3.searchInventoryItems',
    method: 'GET',
    paths: ['/stores/v3/inventory-items/search', '/v3/inventory-items/search'],
    access: 'visitor',
    handle: ({ query, tenant }) => search(tenant, query),
  }),
  route({
    id: 'stores.inventoryItemsV3.searchInventoryItems',
    method: 'POST',
    paths: ['/stores/v3/inventory-items/search', '/v3/inventory-items/search'],
    access: 'visitor',
    handle: ({ body, tenant }) => search(tenant, body),
  }),
];
