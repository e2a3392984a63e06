import { beforeEach, describe, expect, test } from 'vitest';
import { getCode } from '../../../testing/catalog-v3.js';
import { type InventoryItem, InventoryStore, withoutPreorder } from '../../../testing/inventory-v3.js';

let store: InventoryStore;
let small: InventoryItem;
let large: InventoryItem;
let uncounted: InventoryItem;
beforeEach(async () => {
  store = new InventoryStore();
  [small, large] = await store.shirt(3, 1);
  uncounted = await store.stock({ inStock: true });
});

const quantities = async () =>
  Promise.all([small, large, uncounted].map(async ({ id }) => (await store.item(id)).quantity));
const job = { jobId: expect.any(String) as string };
const shirts = { 'product.name': 'Shirt' };

describe('updating by filter', () => {
  test('updates the matching items before it responds', async () => {
    const updated = await store.bulk('update-by-filter', { filter: shirts, inventoryItem: { quantity: 7 } });
    expect(updated.body).toEqual(job);
    expect(await quantities()).toEqual([7, 7, undefined]);
    const search = { expression: 'shirt' };
    await store.bulk('update-by-filter', { filter: {}, search, inventoryItem: { quantity: 8 } });
    expect(await quantities()).toEqual([8, 8, undefined]);
  });

  test('leaves items that refuse the change as they are', async () => {
    const card = await store.stock({ quantity: 1 }, withoutPreorder.digital);
    const preorderInfo = { enabled: true };
    await store.bulk('update-by-filter', { filter: {}, inventoryItem: { preorderInfo } });
    expect((await store.item(small.id)).preorderInfo.enabled).toBe(true);
    expect((await store.item(card.id)).preorderInfo.enabled).toBe(false);
    await store.bulk('update-by-filter', { filter: shirts, inventoryItem: { quantity: -1 } });
    expect(await quantities()).toEqual([3, 1, undefined]);
  });
});

describe('adjusting by filter', () => {
  const adjust = (adjustment: object, more: object = {}) =>
    store.bulk('adjust-by-filter', { filter: {}, adjustment, ...more });

  test('increments and decrements, but not below zero or above the maximum', async () => {
    expect((await adjust({ incrementBy: 2 })).body).toEqual(job);
    expect(await quantities()).toEqual([5, 3, undefined]);
    await adjust({ decrementBy: 4 });
    expect(await quantities()).toEqual([1, 3, undefined]);
    await adjust({ incrementBy: 99_998 });
    expect(await quantities()).toEqual([99_999, 3, undefined]);
  });

  test('sets the quantity of items without one if they are to be tracked', async () => {
    await adjust({ incrementBy: 2 }, { trackQuantity: true });
    expect(await quantities()).toEqual([5, 3, 2]);
    const second = await store.stock({ inStock: true });
    const adjustedInventoryAction = { decrementBy: 1 };
    const adjusted = await store.bulk('set-or-adjust-by-filter', { filter: {}, adjustedInventoryAction });
    expect(adjusted.body).toEqual(job);
    expect(await quantities()).toEqual([4, 2, 1]);
    expect((await store.item(second.id)).quantity).toBe(1);
  });

  test('needs either an increment or a decrement', async () => {
    expect(getCode(await adjust({}))).toBe('REQUIRED_ONE_OF_FIELD');
    expect(getCode(await adjust({ incrementBy: 1, decrementBy: 1 }))).toBe('REQUIRED_ONE_OF_FIELD');
    expect(getCode(await adjust({ incrementBy: 0 }))).toBe('MIN');
    expect(getCode(await store.bulk('set-or-adjust-by-filter', { filter: {} }))).toBe('REQUIRED_FIELD');
  });
});

test('deletes by filter', async () => {
  expect((await store.bulk('delete-by-filter', { filter: shirts })).body).toEqual(job);
  expect(getCode(await store.call('GET', `inventory-items/${small.id}`))).toBe('NOT_FOUND');
  expect((await store.item(uncounted.id)).inStock).toBe(true);
});

test('needs a filter with declared fields', async () => {
  for (const action of ['delete-by-filter', 'update-by-filter', 'adjust-by-filter', 'set-or-adjust-by-filter']) {
    const more = { inventoryItem: {}, adjustment: { incrementBy: 1 }, adjustedInventoryAction: { incrementBy: 1 } };
    expect(getCode(await store.bulk(action, more))).toBe('REQUIRED_FIELD');
    const undeclared = await store.bulk(action, { filter: { color: 'red' }, ...more });
    expect(undeclared.body.message).toContain("Field 'color' is not declared as filterable");
  }
});
