import type { TenantState } from '../../kernel/state/tenant-state.js';
import { storeCatalog } from '../tenant-catalogs/get-catalog.js';
import { requests } from './request.js';
import { sendNotification } from './send-notification.js';

/**
 * Emails the shoppers who requested items that the current unit of work restocked. Called at the end of every unit of
 * work, so that it covers changes by orders, the inventory and products.
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
