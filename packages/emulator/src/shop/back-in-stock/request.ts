import type { CatalogReference } from '../line-items/catalog-reference.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** Item details in the email. The price is a decimal string. */
export interface ItemDetails {
  readonly name: string;
  readonly price: string;
}

/** Stored request to be notified when an item is back in stock. */
export interface StoredRequest {
  readonly id: string;
  readonly reference: CatalogReference;
  /** Variant that must be in stock. Absent if any variant will do. */
  readonly variantId?: string;
  readonly email: string;
  readonly contactId: string;
  readonly status: 'RECEIVED' | 'NOTIFICATION_SENT';
  /** Whether the emulator sent the notification. */
  readonly autoNotified?: boolean;
  readonly itemUrl?: string;
  readonly itemDetails: ItemDetails;
  /** ISO 8601 string. */
  readonly createdDate: string;
}

/** Back-in-stock requests of a tenant, oldest first. */
export const requests = (tenant: Tenant) => tenant.collection<StoredRequest>('backInStockRequests');
