import type { NewEvent } from '../../protocol/events/event-definition.js';
import { isTracked, getPreorder, supplies } from '../../shop/catalog-v1/inventory-item.js';
import { inventoryItemId } from '../../shop/catalog-v1/inventory-item-id.js';
import type { StoredPreorder, StoredProduct } from '../../shop/catalog-v1/product.js';
import { isInStock, preorderable } from '../../shop/catalog-v1/stock.js';
import type { Supply } from '../../shop/catalog-v1/supply.js';

const getState = ({ preorder, stock }: Supply) => ({
  ...(stock.trackInventory && { quantity: stock.quantity ?? 0 }),
  inStock: isInStock(stock),
  availableForPreorder: !isInStock(stock) && preorderable(preorder) > 0,
});

function getPreorderInfo(product: StoredProduct): Omit<StoredPreorder, 'taken'> {
  const { enabled = false, limit = 0, message = '' } = getPreorder(product) ?? {};
  return { enabled, message, limit };
}

/** Returns the events of an inventory item for a change of its product: tracking, and the stock of its variants. */
export function inventoryEvents(before: StoredProduct, after: StoredProduct, updatedDate: string): NewEvent[] {
  const former = new Map(supplies(before).map((supply) => [supply.id, supply]));
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
  const trackInventory = isTracked(after);
  const preorderInfo = getPreorderInfo(after);
  const fieldMask = [
    ...(trackInventory === isTracked(before) ? [] : ['trackInventory']),
    ...(JSON.stringify(preorderInfo) === JSON.stringify(getPreorderInfo(before)) ? [] : ['preorderInfo']),
  ];
  const variants = supplies(after).flatMap((supply) => {
    const old = former.get(supply.id);
    if (!old) return [];
    const [oldValue, newValue] = [getState(old), getState(supply)];
    return JSON.stringify(oldValue) === JSON.stringify(newValue) ? [] : [{ id: supply.id, oldValue, newValue }];
  });
  return [
    ...(fieldMask.length > 0
      ? [event('InventoryItemChanged', { trackInventory, preorderInfo, fieldMask: fieldMask.join(',') })]
      : []),
    ...(variants.length > 0 ? [event('InventoryVariantsChanged', { variants })] : []),
  ];
}
