import { FieldReader } from '../../kernel/input/field-reader.js';
import { isMissing } from '../../kernel/input/object.js';
import { findBySearch } from '../../kernel/query/search/run-search.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { StoredInventoryItem } from '../../shop/catalog-v3/inventory/inventory-item.js';
import { requestProperty } from '../catalog-v3/cursor-query.js';
import { inventorySource } from './search-fields.js';

/**
 * Finds the inventory items that match the filter and free text of a request: `{ filter, search }`.
 *
 * @throws {ValidationError} for fields that are not declared, and for anything else that is not supported
 */
export const findInventoryItems = (tenant: Tenant, request: unknown): readonly StoredInventoryItem[] =>
  findBySearch(inventorySource(tenant), {
    filter: requestProperty(request, 'filter'),
    search: requestProperty(request, 'search'),
  }).map(({ item }) => item);

/**
 * Checks that a bulk request has a filter. An empty one selects all inventory items.
 *
 * @throws {ValidationError}
 */
export function checkFilter(request: unknown): void {
  const read = new FieldReader();
  if (isMissing(requestProperty(request, 'filter'))) read.missing('filter');
  read.check();
}
