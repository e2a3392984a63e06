import { entityEvents } from '../../protocol/events/entity-events.js';
import type { DraftOrder } from '../../shop/draft-orders/draft-order.js';
import { calculate, formatDraftOrder } from './format-draft-order.js';

/** Triggered when a draft order is created, updated or deleted. */
export const draftOrderEvents = entityEvents<DraftOrder>({
  collection: 'draft-orders',
  fqdn: 'wix.ecom.v1.draft_order',
  format: (draft, { origin, tenant }) => formatDraftOrder(tenant, calculate(tenant, draft), origin),
});
