import type { StoredProduct } from '../catalog-v1/product.js';
import { isInStock } from '../catalog-v1/stock.js';
import { variantsOf } from '../catalog-v1/variant.js';
import type { Change } from '../../kernel/state/change.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import { type StoredRequest, requests } from './request.js';
import { sendNotification } from './send-notification.js';

/** Whether what the request waits for can be bought: its variant, or any. Preorders are not counted. */
function canBeBought(product: StoredProduct, { variantId }: StoredRequest): boolean {
  if (!product.visible) return false;
  const variants = variantsOf(product);
  const meant = variants.filter(({ id }) => id === variantId);
  return (meant.length > 0 ? meant : variants).some(({ stock, visible }) => visible && isInStock(stock));
}

/**
 * Sends the mails for what the unit of work under way has brought back into stock. It is called at the end of every unit,
 * so it makes no difference whether an order, the inventory or the product was changed.
 */
export function settleBackInStock(tenant: TenantState, origin: string): void {
  if (requests(tenant).size === 0) return;
  const changes = new Map(
    (tenant.changesOf('products') as Change<StoredProduct>[]).map((change) => [change.after?.id, change]),
  );
  if (changes.size === 0) return;
  for (const request of [...requests(tenant).values()]) {
    const { after, before } = changes.get(request.reference.catalogItemId) ?? {};
    if (!before || !after || request.status !== 'RECEIVED') continue;
    if (canBeBought(before, request) || !canBeBought(after, request)) continue;
    sendNotification(tenant, request, { itemDetails: request.itemDetails, origin });
  }
}
