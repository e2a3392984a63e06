import { beforeEach, describe, expect, test } from 'vitest';
import { type CatalogResponse, codeOf } from '../../testing/catalog-v3.js';
import { type InventoryItem, InventoryStore } from '../../testing/inventory-v3.js';
import { simple } from '../../testing/products-v3.js';

let store: InventoryStore;
let small: InventoryItem;
let large: InventoryItem;
let mug: InventoryItem;
beforeEach(async () => {
  store = new InventoryStore();
  [small, large] = await store.shirt(3, 0);
  store.emulator.clock().freeze(new Date(Date.UTC(2099, 0, 1)));
  mug = await store.stock({ inStock: true, preorderInfo: { enabled: true } }, simple({ name: 'Mug' }));
});

const idsOf = ({ body }: CatalogResponse) => (body['inventoryItems'] as InventoryItem[]).map(({ id }) => id);
const query = (payload: object) => store.query('inventory-items/query', { query: payload });
const search = (payload: object) => store.query('inventory-items/search', { search: payload });

test.each<[object, () => InventoryItem[]]>([
  [{ quantity: { $gt: 0 } }, () => [small]],
  [{ trackQuantity: true }, () => [small, large]],
  [{ inStock: true }, () => [mug]],
  [{ availabilityStatus: 'OUT_OF_STOCK' }, () => [large]],
  [{ 'preorderInfo.enabled': true }, () => [mug]],
  [{ 'product.name': { $startsWith: 'sh' } }, () => [small, large]],
  [{ 'product.variantName': 'L' }, () => [large]],
  [{ 'product.brand.id': { $exists: true } }, () => [small, large]],
  [{ createdDate: { $gt: '2098-01-01T00:00:00.000Z' } }, () => [mug]],
])('queries, searches and counts by %o', async (filter, expected) => {
  const ids = expected().map(({ id }) => id);
  expect(idsOf(await query({ filter })).sort()).toEqual([...ids].sort());
  expect(idsOf(await search({ filter })).sort()).toEqual([...ids].sort());
  const count = await store.query('inventory-items/count', { filter });
  expect(count.body).toEqual({ count: ids.length });
});

test('queries by IDs of items, products, variants, locations and categories', async () => {
  const { id, locationId, productId, variantId } = small;
  const { directCategoryIds } = small['product'] as { directCategoryIds: string[] };
  for (const filter of [{ id }, { variantId }, { $and: [{ productId }, { quantity: 3 }] }])
    expect(idsOf(await query({ filter }))).toEqual([id]);
  expect(idsOf(await query({ filter: { locationId } }))).toHaveLength(3);
  expect(idsOf(await query({ filter: { 'product.directCategoryIds': { $hasSome: directCategoryIds } } }))).toHaveLength(
    3,
  );
  const undeclared = await query({ filter: { 'product.directCategoryIds': { $eq: 'x' } } });
  expect(undeclared.status).toBe(400);
});

describe('pages', () => {
  const sort = [{ fieldName: 'product.variantName', order: 'ASC' }];

  test('have a cursor or an offset', async () => {
    const first = await query({ sort, cursorPaging: { limit: 2 } });
    expect(idsOf(first)).toEqual([large.id, small.id]);
    const { next: cursor } = first.body.pagingMetadata.cursors;
    expect(idsOf(await query({ cursorPaging: { cursor } }))).toEqual([mug.id]);
    const second = await query({ sort, paging: { limit: 1, offset: 1 } });
    expect(idsOf(second)).toEqual([small.id]);
    expect(second.body.pagingMetadata).toEqual({ count: 1, offset: 1, total: 3 });
    expect((await query({ paging: { limit: 1 }, cursorPaging: { limit: 1 } })).status).toBe(400);
  });

  test('have up to 1,000 items, newest first by default', async () => {
    expect(idsOf(await query({}))[0]).toBe(mug.id);
    expect(idsOf(await query({ paging: {} }))[0]).toBe(mug.id);
    expect((await query({ cursorPaging: { limit: 1000 } })).status).toBe(200);
    expect(codeOf(await query({ cursorPaging: { limit: 1001 } }))).toBe('MAX');
    expect(codeOf(await query({ paging: { limit: 1001 } }))).toBe('MAX');
  });
});

test('searches free text in names, SKUs and barcodes, and aggregates', async () => {
  expect(idsOf(await search({ search: { expression: 'mug' } }))).toEqual([mug.id]);
  const { body } = await search({
    aggregations: [{ name: 'status', type: 'VALUE', fieldPath: 'availabilityStatus', value: { limit: 10 } }],
    cursorPaging: { limit: 0 },
  });
  expect(body['inventoryItems']).toEqual([]);
  expect(JSON.stringify(body['aggregationData'])).toContain('OUT_OF_STOCK');
  expect(codeOf(await store.query('inventory-items/search', {}))).toBe('REQUIRED_FIELD');
  const fields = { expression: 'mug', fields: ['quantity'] };
  expect((await search({ search: fields })).body.message).toContain("Field 'quantity' is not declared as searchable");
});

test('runs queries, searches and counts that are sent by POST', async () => {
  const filter = { id: small.id };
  const queried = await store.call('POST', 'inventory-items/query', { query: { filter } });
  expect(idsOf(queried)).toEqual([small.id]);
  expect(idsOf(await store.call('POST', 'inventory-items/search', { search: { filter } }))).toEqual([small.id]);
  expect((await store.call('POST', 'inventory-items/count', { filter })).body).toEqual({ count: 1 });
});
