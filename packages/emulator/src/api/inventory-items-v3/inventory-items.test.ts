import { beforeEach, describe, expect, test } from 'vitest';
import { getCode } from '../../testing/catalog-v3.js';
import { InventoryStore, getItem, withoutPreorder } from '../../testing/inventory-v3.js';
import { simple } from '../../testing/products-v3.js';
import { newShopper } from '../../testing/shopper.js';

let store: InventoryStore;
beforeEach(() => {
  store = new InventoryStore();
});
const unknownId = '9a8d42a3-6f5e-4f6a-8f2a-0d1a8f2f8f11';

describe('an inventory item', () => {
  test('is created with a quantity, read, updated and deleted', async () => {
    const product = await store.create(simple({ name: 'Mug', brand: { name: 'Alder' } }));
    const { productId, variantId } = store.ref(product);
    const created = getItem(await store.post({ productId, variantId, quantity: 5 }));
    const { body } = await store.call('GET', 'locations/default');
    expect(created).toMatchObject({
      revision: '1',
      productId,
      variantId,
      quantity: 5,
      trackQuantity: true,
      availabilityStatus: 'IN_STOCK',
      locationId: (body['storesLocation'] as { id: string }).id,
      preorderInfo: { enabled: false },
      product: { name: 'Mug', variantVisible: true, brand: { name: 'Alder' } },
    });
    expect(created).not.toHaveProperty('inStock');
    expect(await store.item(created.id)).toEqual(created);
    const updated = getItem(await store.change(created.id, { quantity: 0 }));
    expect(updated).toMatchObject({ revision: '2', quantity: 0, availabilityStatus: 'OUT_OF_STOCK' });
    expect((await store.call('DELETE', `inventory-items/${created.id}`)).body).toEqual({});
    const missing = await store.call('GET', `inventory-items/${created.id}`);
    expect([missing.status, getCode(missing)]).toEqual([404, 'NOT_FOUND']);
  });

  test('has a quantity or a status, and setting one clears the other', async () => {
    const { id } = await store.stock({ inStock: true });
    expect(await store.item(id)).toMatchObject({ inStock: true, trackQuantity: false, availabilityStatus: 'IN_STOCK' });
    const counted = getItem(await store.change(id, { quantity: 3 }));
    expect(counted).toMatchObject({ quantity: 3, trackQuantity: true });
    expect(counted).not.toHaveProperty('inStock');
    const uncounted = getItem(await store.change(id, { inStock: false }));
    expect(uncounted).toMatchObject({ inStock: false, trackQuantity: false, availabilityStatus: 'OUT_OF_STOCK' });
    expect(uncounted).not.toHaveProperty('quantity');
    expect((await store.change(id, { quantity: 1, inStock: true })).status).toBe(400);
  });

  test('shows its variant, with names of choices, SKU and barcode', async () => {
    const [small] = await store.shirt(1, 2);
    const { variantsInfo } = await store.get(String(small['productId']));
    const [first, second] = variantsInfo.variants;
    const variants = [{ ...first, sku: 'SH-S', barcode: '0123' }, second];
    const { options } = await store.get(String(small['productId']));
    await store.update(String(small['productId']), { options, variantsInfo: { variants } });
    expect((await store.item(small.id))['product']).toMatchObject({
      name: 'Shirt',
      variantName: 'S',
      variantSku: 'SH-S',
      variantBarcode: '0123',
      directCategoryIds: [expect.any(String) as string],
    });
  });

  test('is one for each variant and location', async () => {
    const product = await store.create();
    await store.post({ ...store.ref(product), quantity: 5 });
    const again = await store.post({ ...store.ref(product), inStock: true });
    expect([again.status, getCode(again)]).toEqual([409, 'ITEM_ALREADY_EXISTS']);
  });

  test('needs an existing variant and location', async () => {
    const { productId, variantId } = store.ref(await store.create());
    const refused = async (item: object) => getCode(await store.post({ productId, variantId, quantity: 1, ...item }));
    expect(await refused({ productId: unknownId })).toBe('PRODUCT_NOT_FOUND');
    expect(await refused({ variantId: unknownId })).toBe('VARIANT_NOT_FOUND');
    expect(await refused({ locationId: unknownId })).toBe('STORES_LOCATION_NOT_FOUND');
    expect(await refused({ productId: undefined })).toBe('REQUIRED_FIELD');
    expect(await refused({ variantId: null })).toBe('REQUIRED_FIELD');
    expect(await refused({ quantity: undefined })).toBe('REQUIRED_ONE_OF_FIELD');
  });

  test('has a quantity of -99,999 to 99,999, which starts at 0 or more', async () => {
    const ref = store.ref(await store.create());
    const refused = async (quantity: unknown) => getCode(await store.post({ ...ref, quantity }));
    expect(await refused(-1)).toBe('REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE');
    expect(await refused(100_000)).toBe('MAX');
    expect(await refused(-100_000)).toBe('MIN');
    expect(await refused(1.5)).toBe('DECIMAL_MAX_SCALE');
    expect(await refused(0)).toBeUndefined();
  });

  test('cannot be set to a negative quantity, unless that is higher than the current one', async () => {
    const { id } = await store.stock();
    const negative = await store.change(id, { quantity: -1 });
    expect([negative.status, getCode(negative)]).toEqual([428, 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING']);
    const decrementData = [{ inventoryItemId: id, decrementBy: 8 }];
    await store.bulk('decrement', { decrementData, restrictInventory: false });
    expect(getCode(await store.change(id, { quantity: -4 }))).toBe(
      'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING',
    );
    expect(getItem(await store.change(id, { quantity: -2 }))).toMatchObject({
      quantity: -2,
      availabilityStatus: 'OUT_OF_STOCK',
    });
  });

  test('requires the current revision of an update, and keeps its variant', async () => {
    const { id, variantId } = await store.stock();
    const update = (inventoryItem: object) => store.call('PATCH', `inventory-items/${id}`, { inventoryItem });
    expect(getCode(await update({ quantity: 1 }))).toBe('REQUIRED_FIELD');
    const outdated = await update({ quantity: 1, revision: '4' });
    expect([outdated.status, getCode(outdated)]).toEqual([409, 'INVALID_REVISION']);
    expect(getItem(await update({ variantId: unknownId, revision: '1' }))).toMatchObject({ variantId, quantity: 5 });
    const masked = await store.change(
      id,
      { quantity: 9, preorderInfo: { enabled: true } },
      {
        fieldMask: ['preorderInfo.enabled'],
      },
    );
    expect(getItem(masked)).toMatchObject({ quantity: 5, preorderInfo: { enabled: true } });
    expect((await store.change(id, {}, { reason: 'THEFT' })).status).toBe(400);
  });

  test('is deleted with its product', async () => {
    const { id, productId } = await store.stock();
    await store.call('DELETE', `products/${String(productId)}`);
    expect(getCode(await store.call('GET', `inventory-items/${id}`))).toBe('NOT_FOUND');
    expect(store.eventTypes(id)).toEqual(['inventory_item_created', 'inventory_item_deleted']);
  });
});

describe('pre-orders', () => {
  const preorderInfo = { enabled: true, message: 'Ships in May', limit: 3 };

  test('make an item without stock available until the limit is reached', async () => {
    const { id } = await store.stock({ quantity: 0, preorderInfo });
    expect(await store.item(id)).toMatchObject({
      availabilityStatus: 'PREORDER',
      preorderInfo: { ...preorderInfo, counter: 0, quantity: 3 },
    });
    const decrementData = [{ inventoryItemId: id, decrementBy: 2, preorderRequest: true }];
    await store.bulk('decrement', { decrementData });
    expect(await store.item(id)).toMatchObject({ quantity: 0, preorderInfo: { counter: 2, quantity: 1 } });
    const refused = await store.bulk('decrement', { decrementData });
    expect(refused.body.results[0]?.itemMetadata.error?.code).toBe('INSUFFICIENT_INVENTORY');
    await store.bulk('decrement', { decrementData: [{ ...decrementData[0], decrementBy: 1 }] });
    expect(await store.item(id)).toMatchObject({ availabilityStatus: 'OUT_OF_STOCK', preorderInfo: { counter: 3 } });
  });

  test('decrement the stock while there is some', async () => {
    const { id } = await store.stock({ quantity: 5, preorderInfo });
    const decrementData = [{ inventoryItemId: id, decrementBy: 2, preorderRequest: true }];
    await store.bulk('decrement', { decrementData });
    expect(await store.item(id)).toMatchObject({ quantity: 3, preorderInfo: { counter: 0 } });
  });

  test('keep the settings that an update does not have', async () => {
    const { id } = await store.stock({ quantity: 0, preorderInfo });
    const updated = await store.change(id, { preorderInfo: { limit: 9 } });
    expect(getItem(updated)).toMatchObject({ preorderInfo: { ...preorderInfo, limit: 9 } });
    const cleared = await store.change(id, { preorderInfo: { message: null } });
    expect(getItem(cleared).preorderInfo).not.toHaveProperty('message');
    const unlimited = await store.stock({ quantity: 0, preorderInfo: { enabled: true } });
    expect(unlimited.preorderInfo).toMatchObject({ limit: 100_000, quantity: 100_000 });
    expect(getCode(await store.change(id, { preorderInfo: { limit: 100_001 } }))).toBe('MAX');
    expect(getCode(await store.change(id, { preorderInfo: { message: '' } }))).toBe('MIN_LENGTH');
    expect(getCode(await store.change(id, { preorderInfo: { message: 'a'.repeat(251) } }))).toBe('MAX_LENGTH');
  });

  test('have no limit without a tracked quantity', async () => {
    const rule = 'PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY';
    const ref = store.ref(await store.create());
    expect(getCode(await store.post({ ...ref, inStock: false, preorderInfo }))).toBe(rule);
    const item = getItem(await store.post({ ...ref, inStock: false, preorderInfo: { enabled: true } }));
    expect(item).toMatchObject({ availabilityStatus: 'PREORDER', preorderInfo: { enabled: true } });
    expect(item.preorderInfo).not.toHaveProperty('limit');
    expect(getCode(await store.change(item.id, { preorderInfo: { limit: 1 } }))).toBe(rule);
  });

  test.each(Object.entries(withoutPreorder))('cannot be enabled for a %s product', async (_, product) => {
    const ref = store.ref(await store.create(product));
    const refused = await store.post({ ...ref, quantity: 0, preorderInfo });
    expect([refused.status, getCode(refused)]).toEqual([428, 'PRE_ORDER_VALIDATION']);
    const { id } = getItem(await store.post({ ...ref, quantity: 0 }));
    expect(getCode(await store.change(id, { preorderInfo }))).toBe('PRE_ORDER_VALIDATION');
    expect((await store.change(id, { preorderInfo: { enabled: false } })).status).toBe(200);
  });
});

describe('events', () => {
  test('have the reason for a change, and the stock status if it changes', async () => {
    const { id } = await store.stock();
    await store.change(id, { quantity: 0 }, { reason: 'ORDER' });
    await store.change(id, { preorderInfo: { enabled: true } });
    const events = store.emulator.events().filter(({ entityId }) => entityId === id);
    expect(events.map(({ type }) => type.replace('wix.stores.catalog.v3.inventory_item_', ''))).toEqual([
      ...['created', 'updated', 'updated_with_reason', 'stock_status_updated', 'updated', 'updated_with_reason'],
    ]);
    const [, updated, reason, status, , manual] = events.map(({ payload }) => payload);
    expect(updated).toMatchObject({
      updatedEvent: { currentEntity: { quantity: 0 }, modifiedFields: { quantity: 5 } },
    });
    const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
    expect(reason).toMatchObject({ actionEvent: { body: { currentEntity: { quantity: 0 }, reason: 'ORDER', appId } } });
    expect(status).toMatchObject({ actionEvent: { body: { inStock: false } } });
    expect(manual).toMatchObject({ actionEvent: { body: { reason: 'MANUAL' } } });
  });
});

test('lets visitors read but not write', async () => {
  const { id } = await store.stock();
  const visitor = await newShopper(store.emulator);
  const getStatus = async (method: string, path: string, body?: object) =>
    (await visitor.call(method, `/stores/v3/${path}`, body)).status;
  expect(await getStatus('GET', `inventory-items/${id}`)).toBe(200);
  expect(await getStatus('POST', 'inventory-items/query', {})).toBe(200);
  expect(await getStatus('POST', 'inventory-items/search', { search: {} })).toBe(200);
  expect(await getStatus('POST', 'inventory-items/count', {})).toBe(200);
  const actions = ['create', 'update', 'upsert', 'delete', 'decrement', 'increment', 'update-by-filter'];
  const byFilter = ['delete-by-filter', 'adjust-by-filter', 'set-or-adjust-by-filter'];
  const byVariant = ['increment-by-variant-and-location', 'decrement-by-variant-and-location'];
  const bulk = [...actions, ...byFilter, ...byVariant].map((action) => `bulk/inventory-items/${action}`);
  for (const path of ['inventory-items', ...bulk])
    expect([path, await getStatus('POST', path, {})]).toEqual([path, 403]);
  expect(await getStatus('PATCH', `inventory-items/${id}`, {})).toBe(403);
  expect(await getStatus('DELETE', `inventory-items/${id}`)).toBe(403);
});
