import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { NO_VARIANT, openInventory } from '../../testing/inventory.js';
import { newShopper } from '../../testing/shopper.js';
import { repetitions } from '../../../../../scripts/lib/scope.js';

const STOCK = repetitions({ sample: 10, full: 100 });

test('sells every unit once to ten times as many concurrent buyers, with none left', { timeout: 180_000 }, async () => {
  const emulator = createEmulator({ catalogVersion: 'v1' });
  const inventory = await openInventory(emulator);
  const { id, inventoryItemId } = await inventory.plain();
  await inventory.update(id, { trackQuantity: true, variants: [{ variantId: NO_VARIANT, quantity: STOCK }] });
  const crowd = await Promise.all(Array.from({ length: 10 * STOCK }, () => newShopper(emulator)));
  const checkouts = await Promise.all(
    crowd.map(async (shopper) => {
      await shopper.add(id);
      return shopper.checkOut();
    }),
  );
  const results = await Promise.all(
    crowd.map((shopper, index) => shopper.call('POST', `/ecom/v1/checkouts/${checkouts[index]}/create-order`, {})),
  );
  expect(results.filter(({ status }) => status === 200)).toHaveLength(STOCK);
  expect(results.filter(({ status }) => status === 428)).toHaveLength(9 * STOCK);
  expect((await inventory.item(inventoryItemId)).variants).toMatchObject([{ inStock: false, quantity: 0 }]);
  expect(emulator.mails().filter(({ kind }) => kind === 'ORDER_CONFIRMATION')).toHaveLength(STOCK);
});
