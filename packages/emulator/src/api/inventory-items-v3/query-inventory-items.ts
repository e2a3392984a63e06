import { isMissing } from '../../kernel/input/object.js';
import { pagingNumber } from '../../kernel/query/paging.js';
import { findBySearch, runSearch } from '../../kernel/query/search/run-search.js';
import { queryError } from '../../kernel/query/query-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { route } from '../../protocol/routing/route.js';
import type { InventoryDetails } from '../../shop/catalog-v3/inventory-details/inventory-details.js';
import { defaultSort, readQuery, requestProperty } from '../catalog-v3/cursor-query.js';
import { formatDetails } from './format-inventory-item.js';
import { inventorySource } from './search-fields.js';

/** Runs a query with `paging: { limit, offset }`. */
function queryByOffset(tenant: Tenant, { filter, paging, sort }: Readonly<Record<string, unknown>>) {
  const source = { ...inventorySource(tenant), defaultSort };
  const limit = pagingNumber(requestProperty(paging, 'limit'), 'query.paging.limit', 100, source.maxLimit);
  const offset = pagingNumber(requestProperty(paging, 'offset'), 'query.paging.offset', 0, Number.MAX_SAFE_INTEGER);
  const found = findBySearch(source, { filter, sort });
  const items: readonly InventoryDetails[] = found.slice(offset, offset + limit);
  return { items, pagingMetadata: { count: items.length, offset, total: found.length } };
}

function query(tenant: Tenant, request: unknown): object {
  const given = readQuery(request);
  const { cursorPaging, filter, paging, sort } = given;
  if (!isMissing(paging) && !isMissing(cursorPaging)) {
    throw queryError('query.cursorPaging', 'cannot be used together with paging', 'OTHER');
  }
  const { items, pagingMetadata } = isMissing(paging)
    ? runSearch({ ...inventorySource(tenant), defaultSort }, { filter, sort, cursorPaging }, 'query')
    : queryByOffset(tenant, given);
  return { inventoryItems: items.map(formatDetails), pagingMetadata };
}

/** Queries inventory items by filter, sorting and page. The page has a cursor or an offset, and at most 1,000 items. */
export const queryInventoryItems = [
  route({
    id: 'stores.inventoryItemsV3.queryInventoryItems',
    method: 'GET',
    paths: ['/stores/v3/inventory-items/query', '/v3/inventory-items/query'],
    access: 'visitor',
    handle: ({ query: request, tenant }) => query(tenant, request),
  }),
  route({
    id: 'stores.inventoryItemsV3.queryInventoryItems',
    method: 'POST',
    paths: ['/stores/v3/inventory-items/query', '/v3/inventory-items/query'],
    access: 'visitor',
    handle: ({ body, tenant }) => query(tenant, body),
  }),
];
