import type { Change } from '../../../kernel/state/change.js';
import type { TenantState } from '../../../kernel/state/tenant-state.js';
import type { ItemName } from '../../catalogs/catalog.js';
import { availabilityOf } from '../inventory/availability.js';
import { type StoredInventoryItem, inventoryItemId, inventoryItems } from '../inventory/inventory-item.js';
import { defaultLocationId } from '../locations/location.js';
import { type StoredProduct, products } from '../products/product.js';

/** Stored documents as they were before the current unit of work, and as they are now. */
interface Version {
  readonly product: StoredProduct | undefined;
  stockOf(variantId: string): StoredInventoryItem | undefined;
}

/** Whether a product is in stock: the variant, or any variant. Pre-orders do not count. */
function isAvailable({ product, stockOf }: Version, variantId: string | undefined): boolean {
  if (!product?.visible) return false;
  return product.variants.some(
    ({ id, visible }) => visible && (variantId ?? id) === id && availabilityOf(stockOf(id)) === 'IN_STOCK',
  );
}

/** Finds the products that the current unit of work restocked. */
export function restockedItems(state: TenantState): (item: ItemName) => boolean {
  const before = <T extends { readonly id: string }>(collection: string) =>
    new Map((state.changesOf(collection) as Change<T>[]).map(({ after, before: was }) => [(after ?? was)?.id, was]));
  const productsBefore = before<StoredProduct>('v3-products');
  const stockBefore = before<StoredInventoryItem>('v3-inventory-items');
  return ({ catalogItemId, variantId }) => {
    const product = products(state).get(catalogItemId);
    const stockNow = (id: string) => inventoryItems(state).get(inventoryItemId(id, defaultLocationId));
    const now: Version = { product, stockOf: stockNow };
    const former: Version = {
      product: productsBefore.has(catalogItemId) ? productsBefore.get(catalogItemId) : product,
      stockOf(id) {
        const itemId = inventoryItemId(id, defaultLocationId);
        return stockBefore.has(itemId) ? stockBefore.get(itemId) : stockNow(id);
      },
    };
    return isAvailable(now, variantId) && !isAvailable(former, variantId);
  };
}
