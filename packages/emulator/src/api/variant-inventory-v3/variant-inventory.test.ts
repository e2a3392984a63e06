import { beforeEach, expect, test } from 'vitest';
import { getCode } from '../../testing/catalog-v3.js';
import { InventoryStore } from '../../testing/inventory-v3.js';
import { simple, sized } from '../../testing/products-v3.js';
import { newShopper } from '../../testing/shopper.js';

let store: InventoryStore;
let locationId: string;
beforeEach(async () => {
  store = new InventoryStore();
  const { body } = await store.call('GET', 'locations/default');
  locationId = (body['storesLocation'] as { id: string }).id;
});

const create = (body: object) => store.bulk('create-by-variant-filter', body);
const inventoryCreationData = { quantity: 7 };

test('creates inventory items for the variants of a filter that have none', async () => {
  const shirt = await store.create(sized());
  await store.post({ ...store.ref(shirt), quantity: 1 });
  await store.stock({ inStock: true }, simple({ name: 'Mug' }));
  await store.create(simple({ name: 'Bowl' }));
  const created = await create({ filter: { 'productData.name': 'Shirt' }, locationId, inventoryCreationData });
  expect(created.body).toEqual({ jobId: expect.any(String) as string });
  const quantities = async () => {
    const { body } = await store.query('inventory-items/query', {
      query: { sort: [{ fieldName: 'quantity', order: 'ASC' }] },
    });
    return (body['inventoryItems'] as { quantity?: number }[]).map(({ quantity }) => quantity);
  };
  expect(await quantities()).toEqual([1, 7, undefined]);
  await create({ filter: {}, search: { expression: 'bowl' }, locationId, inventoryCreationData });
  expect(await quantities()).toEqual([1, 7, 7, undefined]);
});

test('needs a filter of variants, a location and a quantity, of a merchant', async () => {
  const filter = {};
  expect(getCode(await create({ locationId, inventoryCreationData }))).toBe('REQUIRED_FIELD');
  expect(getCode(await create({ filter, inventoryCreationData }))).toBe('REQUIRED_FIELD');
  expect(getCode(await create({ filter, locationId, inventoryCreationData: {} }))).toBe('REQUIRED_FIELD');
  expect(getCode(await create({ filter, locationId, inventoryCreationData: { quantity: 100_000 } }))).toBe('MAX');
  expect(getCode(await create({ filter, locationId: 'none', inventoryCreationData }))).toBe(
    'STORES_LOCATION_NOT_FOUND',
  );
  const undeclared = await create({ filter: { color: 'red' }, locationId, inventoryCreationData });
  expect(undeclared.body.message).toContain("Field 'color' is not declared as filterable");
  const visitor = await newShopper(store.emulator);
  const path = '/stores/v3/bulk/inventory-items/create-by-variant-filter';
  expect((await visitor.call('POST', path, { filter, locationId, inventoryCreationData })).status).toBe(403);
});
