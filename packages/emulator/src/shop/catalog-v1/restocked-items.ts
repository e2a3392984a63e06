import type { Change } from '../../kernel/state/change.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import type { ItemName } from '../catalogs/catalog.js';
import type { StoredProduct } from './product.js';
import { isInStock } from './stock.js';
import { variantsOf } from './variant.js';

/** Whether a product has stock: the variant, or any variant. Pre-orders do not count. */
function isAvailable(product: StoredProduct, variantId: string | undefined): boolean {
  if (!product.visible) return false;
  const variants = variantsOf(product);
  const meant = variants.filter(({ id }) => id === variantId);
  return (meant.length > 0 ? meant : variants).some(({ stock, visible }) => visible && isInStock(stock));
}

/** Finds the products that the current unit of work restocked. */
export function restockedItems(state: TenantState): (item: ItemName) => boolean {
  const changes = new Map(
    (state.changesOf('products') as Change<StoredProduct>[]).map((change) => [change.after?.id, change]),
  );
  return ({ catalogItemId, variantId }) => {
    const { after, before } = changes.get(catalogItemId) ?? {};
    return !!before && !!after && !isAvailable(before, variantId) && isAvailable(after, variantId);
  };
}
