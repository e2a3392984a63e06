import { beforeEach, describe, expect, test } from 'vitest';
import { getCode, getCodes } from '../../../testing/catalog-v3.js';
import { type InventoryItem, InventoryStore } from '../../../testing/inventory-v3.js';

let store: InventoryStore;
let counted: InventoryItem;
let uncounted: InventoryItem;
beforeEach(async () => {
  store = new InventoryStore();
  counted = await store.stock({ quantity: 5 });
  uncounted = await store.stock({ inStock: true });
});

describe.each([
  ['by ID', '', ({ id }: InventoryItem) => ({ inventoryItemId: id })],
  [
    ...['by variant and location', '-by-variant-and-location'],
    ({ locationId, variantId }: InventoryItem) => ({ variantId, locationId }),
  ],
] as const)('%s', (_, suffix, ref) => {
  const none = suffix === '' ? { inventoryItemId: 'none' } : { variantId: 'none' };

  test('decrements quantities, each with its own result', async () => {
    const decremented = await store.bulk(`decrement${suffix}`, {
      decrementData: [
        { ...ref(counted), decrementBy: 2 },
        { ...ref(counted), decrementBy: 4 },
        { ...ref(uncounted), decrementBy: 1 },
        { ...none, decrementBy: 1 },
        ref(counted),
        { ...ref(counted), decrementBy: 100_000 },
      ],
      returnEntity: true,
    });
    expect(getCodes(decremented)).toEqual([
      ...[undefined, 'INSUFFICIENT_INVENTORY', 'INVENTORY_QUANTITY_NOT_TRACKED', 'NOT_FOUND'],
      ...['INVALID_ARGUMENT', 'INVALID_ARGUMENT'],
    ]);
    expect(decremented.body.results[0]?.item).toMatchObject({ id: counted.id, quantity: 3 });
    expect((await store.item(counted.id)).quantity).toBe(3);
  });

  test('decrements below zero if that is not restricted, but not below -99,999', async () => {
    const decrement = (decrementBy: number) =>
      store.bulk(`decrement${suffix}`, {
        decrementData: [{ ...ref(counted), decrementBy }],
        restrictInventory: false,
        reason: 'ORDER',
      });
    expect(getCodes(await decrement(99_999))).toEqual([undefined]);
    expect(getCodes(await decrement(6))).toEqual(['MIN_QUANTITY_LIMIT_REACHED']);
    expect(getCodes(await decrement(5))).toEqual([undefined]);
    expect(await store.item(counted.id)).toMatchObject({ quantity: -99_999, availabilityStatus: 'OUT_OF_STOCK' });
    expect(JSON.stringify(store.emulator.events().at(-1))).toContain('"reason":"ORDER"');
  });

  test('increments quantities, but not above 99,999', async () => {
    const incremented = await store.bulk(`increment${suffix}`, {
      incrementData: [
        { ...ref(counted), incrementBy: 99_994 },
        { ...ref(counted), incrementBy: 1 },
        { ...ref(uncounted), incrementBy: 1 },
        { ...none, incrementBy: 1 },
        { ...ref(counted), incrementBy: 0 },
      ],
    });
    expect(getCodes(incremented)).toEqual([
      ...[undefined, 'MAX_QUANTITY_LIMIT_REACHED', 'INVENTORY_QUANTITY_NOT_TRACKED', 'NOT_FOUND', 'INVALID_ARGUMENT'],
    ]);
    expect((await store.item(counted.id)).quantity).toBe(99_999);
  });

  test('changes up to 300 items', async () => {
    const many = Array.from({ length: 301 }, () => ({ ...ref(counted), incrementBy: 1 }));
    expect(getCode(await store.bulk(`increment${suffix}`, { incrementData: many }))).toBe('MAX_SIZE');
    expect(getCode(await store.bulk(`increment${suffix}`, { incrementData: many.slice(1), reason: 'X' }))).toBe(
      'INVALID_ENUM_VALUE',
    );
    const incremented = await store.bulk(`increment${suffix}`, { incrementData: many.slice(1) });
    expect(incremented.body.bulkActionMetadata.totalSuccesses).toBe(300);
    expect((await store.item(counted.id)).quantity).toBe(305);
  });
});

test('finds the variant at the default location, of the product if that is given', async () => {
  const { productId, variantId } = counted;
  const decrement = (data: object) =>
    store.bulk('decrement-by-variant-and-location', { decrementData: [{ variantId, decrementBy: 1, ...data }] });
  expect(getCodes(await decrement({}))).toEqual([undefined]);
  expect(getCodes(await decrement({ productId }))).toEqual([undefined]);
  expect(getCodes(await decrement({ productId: uncounted['productId'] }))).toEqual(['NOT_FOUND']);
  expect(getCodes(await decrement({ locationId: 'none' }))).toEqual(['NOT_FOUND']);
});
