import type { TenantState } from '../../kernel/state/tenant-state.js';
import { storeCatalog } from '../tenant-catalogs/catalog-of.js';
import { requests } from './request.js';
import { sendNotification } from './send-notification.js';

/**
 * Sends the mails for what the unit of work under way has brought back into stock. It is called at the end of every unit,
 * so it makes no difference whether an order, the inventory or the product was changed.
 */
export function notifyRestocked(tenant: TenantState, origin: string): void {
  if (requests(tenant).size === 0) return;
  const isRestocked = storeCatalog(tenant).restocked(tenant);
  for (const request of [...requests(tenant).values()]) {
    const { itemDetails, reference, status, variantId } = request;
    const item = { catalogItemId: reference.catalogItemId, ...(variantId && { variantId }) };
    if (status === 'RECEIVED' && isRestocked(item)) sendNotification(tenant, request, { itemDetails, origin });
  }
}
