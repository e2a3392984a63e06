import type { CatalogReference } from '../line-items/catalog-reference.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** Item details in the mail. The price is a decimal string. */
export interface ItemDetails {
  readonly name: string;
  readonly price: string;
}

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
