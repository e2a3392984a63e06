import type { CatalogReference } from '../line-items/catalog-reference.js';
import { entityEvents } from '../../protocol/events/entity-events.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { ItemDetails } from './read-item-details.js';

/** A wish to hear when an item can be bought again, as the emulator keeps it. */
export interface StoredRequest {
  readonly id: string;
  readonly reference: CatalogReference;
  /** The variant that the reference names; any will do where it names none. */
  readonly variantId?: string;
  readonly email: string;
  readonly contactId: string;
  readonly status: 'RECEIVED' | 'NOTIFICATION_SENT';
  /** Whether the emulator sent the mail. */
  readonly autoNotified?: boolean;
  readonly itemUrl?: string;
  readonly itemDetails: ItemDetails;
  /** An ISO date. */
  readonly createdDate: string;
}

/** The tenant's requests, oldest first. */
export const requests = (tenant: Tenant) => tenant.collection<StoredRequest>('backInStockRequests');

/** Makes the platform's form of a request. */
export const wireRequest = (request: StoredRequest): object => ({
  id: request.id,
  catalogReference: request.reference,
  email: request.email,
  contactId: request.contactId,
  status: request.status,
  ...(request.autoNotified !== undefined && { autoNotified: request.autoNotified }),
  createdDate: request.createdDate,
  ...(request.itemUrl && { itemUrl: request.itemUrl }),
});

/** Requests are told of when they are made, answered and deleted. */
export const backInStockEvents = entityEvents<StoredRequest>({
  collection: 'backInStockRequests',
  fqdn: 'wix.ecom.v1.back_in_stock_notification_request',
  wire: wireRequest,
});
