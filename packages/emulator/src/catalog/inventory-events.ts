import type { NewEvent } from '../events/event-source.js';
import { inventoryItemId } from './inventory-item-id.js';
import type { StoredPreorder, StoredProduct } from './product.js';
import { isInStock, preorderable } from './stock.js';
import { type Variant, variantsOf } from './variant.js';

const stateOf = ({ preorder, stock }: Variant) => ({
  ...(stock.trackInventory && { quantity: stock.quantity ?? 0 }),
  inStock: isInStock(stock),
  availableForPreorder: !isInStock(stock) && preorderable(preorder) > 0,
});

const preorderOf = ({ preorder }: StoredProduct): Omit<StoredPreorder, 'taken'> => ({
  ...{ enabled: preorder?.enabled ?? false, message: preorder?.message ?? '', limit: preorder?.limit ?? 0 },
});

/** What a change of a product means for its inventory item: how it is counted, and what its variants have. */
export function inventoryEvents(before: StoredProduct, after: StoredProduct, updatedDate: string): NewEvent[] {
  const former = new Map(variantsOf(before).map((variant) => [variant.id, variant]));
  const now = variantsOf(after);
  const event = (name: string, data: object): NewEvent => ({
    type: `com.wix.ecommerce.inventory.api.v1.${name}`,
    entityId: after.id,
    payload: {
      inventoryItemId: inventoryItemId(after.id),
      externalId: after.id,
      productId: after.id,
      ...data,
      updatedDate,
    },
  });
  const isTracked = (list: Iterable<Variant>, product: StoredProduct): boolean =>
    ([...list][0] ?? product).stock.trackInventory;
  const trackInventory = isTracked(now, after);
  const preorderInfo = preorderOf(after);
  const fieldMask = [
    ...(trackInventory === isTracked(former.values(), before) ? [] : ['trackInventory']),
    ...(JSON.stringify(preorderInfo) === JSON.stringify(preorderOf(before)) ? [] : ['preorderInfo']),
  ];
  const variants = now.flatMap((variant) => {
    const old = former.get(variant.id);
    if (!old) return [];
    const [oldValue, newValue] = [stateOf(old), stateOf(variant)];
    return JSON.stringify(oldValue) === JSON.stringify(newValue) ? [] : [{ id: variant.id, oldValue, newValue }];
  });
  return [
    ...(fieldMask.length > 0
      ? [event('InventoryItemChanged', { trackInventory, preorderInfo, fieldMask: fieldMask.join(',') })]
      : []),
    ...(variants.length > 0 ? [event('InventoryVariantsChanged', { variants })] : []),
  ];
}
