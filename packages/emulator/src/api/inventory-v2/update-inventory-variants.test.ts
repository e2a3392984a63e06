import { beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { NO_VARIANT, openInventory } from '../../testing/inventory.js';
import { getCode } from '../../testing/member.js';

let emulator: Emulator;
let inventory: Awaited<ReturnType<typeof openInventory>>;
beforeEach(async () => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  inventory = await openInventory(emulator);
});

describe('setting inventory', () => {
  test('sets quantities of some variants and keeps the others', async () => {
    const { id, inventoryItemId } = await inventory.managed();
    const before = await inventory.item(inventoryItemId);
    const [first, ...others] = before.variants;
    await inventory.update(id, { trackQuantity: true, variants: [{ variantId: first?.variantId, quantity: 7 }] });
    const after = await inventory.item(inventoryItemId);
    expect(after.variants).toEqual([{ ...first, quantity: 7, inStock: true }, ...others]);
  });

  test('updates lastUpdated only when the inventory changes', async () => {
    const { id, inventoryItemId } = await inventory.plain();
    const { lastUpdated } = await inventory.item(inventoryItemId);
    const now = new Date(emulator.clock().now().getTime() + 60_000);
    emulator.clock().freeze(now);
    const { variants } = await inventory.item(inventoryItemId);
    await inventory.update(id, { trackQuantity: true, variants });
    expect((await inventory.item(inventoryItemId)).lastUpdated).toBe(lastUpdated);
    await inventory.update(id, { trackQuantity: true, variants: [{ variantId: NO_VARIANT, quantity: 1 }] });
    expect((await inventory.item(inventoryItemId)).lastUpdated).toBe(now.toISOString());
    const { body } = await inventory.query({ filter: JSON.stringify({ lastUpdated: { $eq: now } }) });
    expect(body.inventoryItems?.map(({ productId }) => productId)).toEqual([id]);
  });

  test('switches tracking: in stock stays in stock, and the default is untracked', async () => {
    const { id, inventoryItemId } = await inventory.managed();
    const states = async () => (await inventory.item(inventoryItemId)).variants.map(({ inStock }) => inStock);
    const before = await states();
    await inventory.update(id, {});
    const uncounted = await inventory.item(inventoryItemId);
    expect(uncounted.trackQuantity).toBe(false);
    expect(uncounted.variants.every((variant) => !('quantity' in variant))).toBe(true);
    expect(await states()).toEqual(before);
    await inventory.update(id, {
      variants: uncounted.variants.map(({ variantId }) => ({ variantId, inStock: false })),
    });
    expect(await inventory.getStatus(id)).toMatchObject({ trackInventory: false, inventoryStatus: 'OUT_OF_STOCK' });
  });

  test('sets all, some or no variants of a product in stock', async () => {
    const { id, variants } = await inventory.managed();
    const set = async (getQuantity: (index: number) => number) => {
      const quantities = variants.map(({ id: variantId }, index) => ({ variantId, quantity: getQuantity(index) }));
      await inventory.update(id, { trackQuantity: true, variants: quantities });
      return (await inventory.getStatus(id)).inventoryStatus;
    };
    expect(await set(() => 1)).toBe('IN_STOCK');
    expect(await set((index) => index)).toBe('PARTIALLY_OUT_OF_STOCK');
    expect(await set(() => 0)).toBe('OUT_OF_STOCK');
  });

  test('sets pre-orders', async () => {
    const { id, inventoryItemId } = await inventory.plain();
    const preorderInfo = { enabled: true, message: 'Ships in May', limit: 3 };
    await inventory.update(id, {
      trackQuantity: true,
      variants: [{ variantId: NO_VARIANT, quantity: 0 }],
      preorderInfo,
    });
    expect(await inventory.item(inventoryItemId)).toMatchObject({
      preorderInfo,
      variants: [{ inStock: false, quantity: 0, availableForPreorder: true }],
    });
    const one = [{ productId: id, variantId: NO_VARIANT, decrementBy: 2 }];
    expect(getCode(await inventory.decrement(one))).toBe('INSUFFICIENT_INVENTORY');
    const early = one.map((data) => ({ ...data, preorderRequest: true }));
    expect((await inventory.decrement(early)).status).toBe(200);
    expect((await inventory.decrement(early)).status).toBe(428);
    expect((await inventory.item(inventoryItemId)).variants[0]).toMatchObject({
      quantity: 0,
      availableForPreorder: true,
    });
    await inventory.update(id, { trackQuantity: true, preorderInfo: { enabled: false } });
    expect((await inventory.item(inventoryItemId)).preorderInfo).toEqual({ enabled: false });
  });

  test.each([
    [undefined, 'inventoryItem'],
    [{ trackQuantity: 'yes' }, 'inventoryItem.trackQuantity'],
    [{ variants: [{ quantity: -1 }] }, 'inventoryItem.variants[0].quantity'],
    [{ variants: [{ quantity: 1.5 }] }, 'inventoryItem.variants[0].quantity'],
    [{ variants: [{ quantity: 100_000 }] }, 'inventoryItem.variants[0].quantity'],
    [{ variants: {} }, 'inventoryItem.variants'],
    [{ preorderInfo: { message: '' } }, 'inventoryItem.preorderInfo.message'],
    [{ preorderInfo: { message: 'x'.repeat(251) } }, 'inventoryItem.preorderInfo.message'],
    [{ preorderInfo: { limit: 100_001 } }, 'inventoryItem.preorderInfo.limit'],
  ])('rejects an invalid setting with a violation of its field: %#', async (given, field) => {
    const { id, inventoryItemId } = await inventory.plain();
    const before = await inventory.item(inventoryItemId);
    const { status, body } = await inventory.update(id, given);
    expect([status, body.details?.validationError?.fieldViolations[0]?.field]).toEqual([400, field]);
    expect(await inventory.item(inventoryItemId)).toEqual(before);
  });

  test('rejects unknown products and variants without a partial change', async () => {
    const { id, inventoryItemId } = await inventory.managed();
    const before = await inventory.item(inventoryItemId);
    const [first] = before.variants;
    const variants = [
      { variantId: first?.variantId, quantity: 99 },
      { variantId: 'x', quantity: 1 },
    ];
    expect(getCode(await inventory.update(id, { trackQuantity: true, variants }))).toBe('VARIANT_NOT_FOUND');
    expect(await inventory.item(inventoryItemId)).toEqual(before);
    expect(getCode(await inventory.update('x', { trackQuantity: true }))).toBe('INVENTORY_ITEM_NOT_FOUND');
  });
});
