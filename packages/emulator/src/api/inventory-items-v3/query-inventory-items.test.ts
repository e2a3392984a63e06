import { beforeEach, describe, expect, test } from 'vitest';
import { type CatalogResponse, type Entity, getCode } from '../../testing/catalog-v3.js';
import { type InventoryItem, InventoryStore } from '../../testing/inventory-v3.js';
import { simple } from '../../testing/products-v3.js';
import { applySeed } from '../../apply-seed.js';
import { ControlledClock } from '../../kernel/state/clock.js';
import { TenantState } from '../../kernel/state/tenant-state.js';
import { inventoryItems } from '../../shop/catalog-v3/inventory/inventory-item.js';
import { inventorySource } from './search-fields.js';

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

const getIds = ({ body }: CatalogResponse) => (body['inventoryItems'] as InventoryItem[]).map(({ id }) => id);
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
  expect(getIds(await query({ filter })).sort()).toEqual([...ids].sort());
  expect(getIds(await search({ filter })).sort()).toEqual([...ids].sort());
  const count = await store.query('inventory-items/count', { filter });
  expect(count.body).toEqual({ count: ids.length });
});

test('queries by IDs of items, products, variants, locations and categories', async () => {
  const { id, locationId, productId, variantId } = small;
  const { directCategoryIds } = small['product'] as { directCategoryIds: string[] };
  for (const filter of [{ id }, { variantId }, { $and: [{ productId }, { quantity: 3 }] }])
    expect(getIds(await query({ filter }))).toEqual([id]);
  expect(getIds(await query({ filter: { locationId } }))).toHaveLength(3);
  expect(
    getIds(await query({ filter: { 'product.directCategoryIds': { $hasSome: directCategoryIds } } })),
  ).toHaveLength(3);
  const undeclared = await query({ filter: { 'product.directCategoryIds': { $eq: 'x' } } });
  expect(undeclared.status).toBe(400);
});

describe('pages', () => {
  const sort = [{ fieldName: 'product.variantName', order: 'ASC' }];

  test('have a cursor or an offset', async () => {
    const first = await query({ sort, cursorPaging: { limit: 2 } });
    expect(getIds(first)).toEqual([large.id, small.id]);
    const { next: cursor } = first.body.pagingMetadata.cursors;
    expect(getIds(await query({ cursorPaging: { cursor } }))).toEqual([mug.id]);
    const second = await query({ sort, paging: { limit: 1, offset: 1 } });
    expect(getIds(second)).toEqual([small.id]);
    expect(second.body.pagingMetadata).toEqual({ count: 1, offset: 1, total: 3 });
    expect((await query({ paging: { limit: 1 }, cursorPaging: { limit: 1 } })).status).toBe(400);
  });

  test('have up to 1,000 items, newest first by default', async () => {
    expect(getIds(await query({}))[0]).toBe(mug.id);
    expect(getIds(await query({ paging: {} }))[0]).toBe(mug.id);
    expect((await query({ cursorPaging: { limit: 1000 } })).status).toBe(200);
    expect(getCode(await query({ cursorPaging: { limit: 1001 } }))).toBe('MAX');
    expect(getCode(await query({ paging: { limit: 1001 } }))).toBe('MAX');
  });
});

test('searches free text in names, SKUs and barcodes, and aggregates', async () => {
  expect(getIds(await search({ search: { expression: 'mug' } }))).toEqual([mug.id]);
  const { body } = await search({
    aggregations: [{ name: 'status', type: 'VALUE', fieldPath: 'availabilityStatus', value: { limit: 10 } }],
    cursorPaging: { limit: 0 },
  });
  expect(body['inventoryItems']).toEqual([]);
  expect(JSON.stringify(body['aggregationData'])).toContain('OUT_OF_STOCK');
  expect(getCode(await store.query('inventory-items/search', {}))).toBe('REQUIRED_FIELD');
  const fields = { expression: 'mug', fields: ['quantity'] };
  expect((await search({ search: fields })).body.message).toContain("Field 'quantity' is not declared as searchable");
});

test('runs queries, searches and counts that are sent by POST', async () => {
  const filter = { id: small.id };
  const queried = await store.call('POST', 'inventory-items/query', { query: { filter } });
  expect(getIds(queried)).toEqual([small.id]);
  expect(getIds(await store.call('POST', 'inventory-items/search', { search: { filter } }))).toEqual([small.id]);
  expect((await store.call('POST', 'inventory-items/count', { filter })).body).toEqual({ count: 1 });
});

test('queries follow changes of products, brands and categories', async () => {
  const found = async (filter: object) => getIds(await query({ filter, sort: [{ fieldName: 'quantity' }] }));
  const named = { 'product.name': 'Tunic' };
  const branded = { 'product.brand.id': { $exists: true } };
  const id = String(small['productId']);
  const { brand } = await store.get(id);
  expect([await found(named), await found(branded)]).toEqual([[], [large.id, small.id]]);
  expect((await store.update(id, { name: 'Tunic' })).status).toBe(200);
  expect(await found(named)).toEqual([large.id, small.id]);
  await store.call('DELETE', `brands/${brand?.id}`);
  expect(await found(branded)).toEqual([]);
  const treeReference = { appNamespace: '@wix/stores' };
  const categories = (path: string, payload: object) =>
    store.merchant.call<{ category: Entity }>('POST', `/categories/v1/${path}`, { ...payload, treeReference });
  const { category } = (await categories('categories', { category: { name: 'Tops' } })).body;
  const listed = { 'product.directCategoryIds': { $hasSome: [category.id] } };
  expect(await found(listed)).toEqual([]);
  const items = [{ catalogItemId: id, appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }];
  await categories(`bulk/categories/${category.id}/add-items`, { items });
  expect(await found(listed)).toEqual([large.id, small.id]);
  await store.merchant.call(
    'DELETE',
    `/categories/v1/categories/${category.id}?treeReference.appNamespace=@wix/stores`,
  );
  expect(await found(listed)).toEqual([]);
  await store.call('DELETE', `products/${id}`);
  expect(await found({})).toEqual([mug.id]);
});

test('reads the items of a store once for any number of queries, and changed ones again', () => {
  const tenant = new TenantState({ clientId: 'v3' }, new ControlledClock());
  applySeed(tenant, { seed: 'shop', catalogVersion: 'v3', currency: undefined });
  const [, ...others] = inventorySource(tenant).documents;
  const [first] = inventoryItems(tenant).values();
  inventoryItems(tenant).put({ ...first!, quantity: 77 });
  const [changed, ...same] = inventorySource(tenant).documents;
  expect(changed?.item.quantity).toBe(77);
  expect(same.every((details, index) => details === others[index])).toBe(true);
});
