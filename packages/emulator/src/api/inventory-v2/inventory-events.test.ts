import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { NO_VARIANT, openInventory } from '../../testing/inventory.js';

let emulator: Emulator;
let inventory: Awaited<ReturnType<typeof openInventory>>;
beforeEach(async () => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  inventory = await openInventory(emulator);
});

const eventTypes = () =>
  emulator
    .events()
    .flatMap(({ payload, type }) => (type.includes('inventory') ? [{ name: type.split('.').at(-1), ...payload }] : []));

test('an event for changed variants has their previous values and the id of their inventory item', async () => {
  const { id, inventoryItemId } = await inventory.product(
    ({ manageVariants, productOptions, stock }) => !manageVariants && productOptions.length > 0 && stock.trackInventory,
  );
  const [before] = (await inventory.item(inventoryItemId)).variants;
  await inventory.update(id, { trackQuantity: true, variants: [{ variantId: NO_VARIANT, quantity: 0 }] });
  expect(eventTypes()).toMatchObject([
    {
      name: 'InventoryVariantsChanged',
      inventoryItemId,
      productId: id,
      variants: [
        {
          id: NO_VARIANT,
          oldValue: { quantity: before?.quantity, inStock: true },
          newValue: { quantity: 0, inStock: false },
        },
      ],
    },
  ]);
});

test('changes of tracking and pre-order trigger an event of the whole item; rejected calls trigger none', async () => {
  const { id } = await inventory.managed();
  const preorderInfo = { enabled: true, message: 'Ships in May', limit: 3 };
  await inventory.update(id, { trackQuantity: true, preorderInfo });
  await inventory.update(id, { trackQuantity: true, preorderInfo, variants: [{ variantId: 'x', quantity: 1 }] });
  expect(eventTypes().map(({ name, ...data }) => [name, data])).toContainEqual([
    'InventoryItemChanged',
    expect.objectContaining({ productId: id, fieldMask: 'preorderInfo', preorderInfo, trackInventory: true }),
  ]);
  expect(eventTypes().filter(({ name }) => name === 'InventoryItemChanged')).toHaveLength(1);
});
