import { beforeEach, describe, expect, test } from 'vitest';
import { getCode, getCodes } from '../../../testing/catalog-v3.js';
import { InventoryStore, withoutPreorder } from '../../../testing/inventory-v3.js';
import { sized } from '../../../testing/products-v3.js';

let store: InventoryStore;
beforeEach(() => {
  store = new InventoryStore();
});
const preorderInfo = { enabled: true };

test('creates several, each with its own result', async () => {
  const shirt = await store.create(sized());
  const [small, large] = [store.ref(shirt), store.ref(shirt, 1)];
  const card = store.ref(await store.create(withoutPreorder.digital));
  const created = await store.bulk('create', {
    inventoryItems: [
      { ...small, quantity: 4 },
      { ...small, quantity: 5 },
      { ...large, quantity: -1 },
      { ...large, inStock: true, preorderInfo: { limit: 3 } },
      { ...card, quantity: 1, preorderInfo },
      { ...large, inStock: true },
    ],
    returnEntity: true,
  });
  expect(getCodes(created)).toEqual([
    ...[undefined, 'ITEM_ALREADY_EXISTS', 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE'],
    ...['PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY', 'PRE_ORDER_VALIDATION', undefined],
  ]);
  expect(created.body.results[0]?.item).toMatchObject({ ...small, quantity: 4 });
  expect(created.body.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 4 });
});

test('updates and deletes several, each with its own result', async () => {
  const [small, large] = await store.shirt(1, 2);
  const card = await store.stock({ quantity: 1 }, withoutPreorder.digital);
  const changes = [
    { id: small.id, revision: '1', quantity: 9 },
    { id: large.id, revision: '7', quantity: 9 },
    { id: large.id, revision: '1', quantity: -9 },
    { id: card.id, revision: '1', preorderInfo },
    { id: 'none', revision: '1' },
  ];
  const inventoryItems = changes.map((inventoryItem) => ({ inventoryItem }));
  const updated = await store.bulk('update', { inventoryItems, reason: 'REVERT_INVENTORY_CHANGE' });
  expect(getCodes(updated)).toEqual([
    ...[undefined, 'INVALID_REVISION', 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING'],
    ...['PRE_ORDER_VALIDATION', 'NOT_FOUND'],
  ]);
  expect((await store.item(small.id)).quantity).toBe(9);
  expect(JSON.stringify(store.emulator.events().at(-1))).toContain('REVERT_INVENTORY_CHANGE');
  const deleted = await store.bulk('delete', { inventoryItemIds: [small.id, 'none'] });
  expect(getCodes(deleted)).toEqual([undefined, 'NOT_FOUND']);
  expect(getCode(await store.call('GET', `inventory-items/${small.id}`))).toBe('NOT_FOUND');
  expect(getCode(await store.bulk('delete', {}))).toBe('REQUIRED_FIELD');
});

describe('upserting', () => {
  test('creates or updates by variant and location, with the mask for existing items', async () => {
    const shirt = await store.create(sized());
    const [small, large] = [store.ref(shirt), store.ref(shirt, 1)];
    await store.post({ ...small, quantity: 4, preorderInfo });
    const upserted = await store.bulk('upsert', {
      inventoryItems: [
        { inventoryItem: { ...small, quantity: 7, preorderInfo: { enabled: false } }, fieldMask: ['quantity'] },
        { inventoryItem: { ...large, quantity: 8, preorderInfo }, fieldMask: ['quantity'] },
      ],
      returnEntity: true,
    });
    expect(upserted.body.results.map(({ item }) => item)).toMatchObject([
      { ...small, quantity: 7, preorderInfo, revision: '2' },
      { ...large, quantity: 8, preorderInfo, revision: '1' },
    ]);
  });

  test('refuses negative quantities, pre-orders of digital products, and a variant twice', async () => {
    const [small] = await store.shirt(1, 2);
    const { productId, variantId } = small;
    const card = store.ref(await store.create(withoutPreorder.digital));
    const upsert = (...items: object[]) =>
      store.bulk('upsert', { inventoryItems: items.map((inventoryItem) => ({ inventoryItem })) });
    const refused = await upsert({ productId, variantId, quantity: -1 }, { ...card, quantity: -1 });
    expect(getCodes(refused)).toEqual(['INVALID_TARGET_QUANTITY', 'INVALID_TARGET_QUANTITY']);
    expect(getCodes(await upsert({ ...card, quantity: 1, preorderInfo }))).toEqual(['PRE_ORDER_VALIDATION']);
    await upsert({ ...card, quantity: 1 });
    expect(getCodes(await upsert({ ...card, preorderInfo }))).toEqual(['PRE_ORDER_VALIDATION']);
    expect(getCodes(await upsert({ variantId, quantity: 1 }))).toEqual(['INVALID_ARGUMENT']);
    const twice = { productId, variantId, quantity: 1 };
    expect(getCode(await upsert(twice, { ...twice, locationId: small['locationId'] }))).toBe(
      'DUPLICATE_BULK_UPSERT_KEY',
    );
  });
});
