import { expectTypeOf, test } from 'vitest';
import { inventory } from '../index.js';

test('arguments and responses', () => {
  expectTypeOf(inventory.updateInventoryVariants).returns.toEqualTypeOf<Promise<void>>();
  expectTypeOf<inventory.InventoryItemV2['lastUpdated']>().toEqualTypeOf<Date | null | undefined>();
  void inventory.decrementInventory([{ productId: 'p', variantId: 'v', decrementBy: 1, preorderRequest: true }]);
  // @ts-expect-error the product is named by the first argument
  void inventory.updateInventoryVariants('p', { trackQuantity: true, productId: 'q' });
  // @ts-expect-error a filter is a text
  void inventory.queryInventory({ query: { filter: { productId: 'p' } } });
  // @ts-expect-error what is added has another name
  void inventory.incrementInventory([{ productId: 'p', decrementBy: 1 }]);
});
