import type { Collection } from '../../../kernel/state/collection.js';
import { derivedId } from '../../../kernel/state/derived-id.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import type { Entity } from '../entity.js';

/** Pre-order settings. */
export interface Preorder {
  readonly enabled: boolean;
  /** Message displayed to shoppers. */
  readonly message?: string;
  /** Maximum number of pre-ordered units. Applies only if the stock is counted. */
  readonly limit: number;
  /** Number of pre-ordered units. */
  readonly counter: number;
}

/** Reason for a change of the stock: an order, its cancellation or refund, or anything else. */
export type ChangeReason = 'ORDER' | 'REVERT_INVENTORY_CHANGE' | 'MANUAL';

/** Stock: a quantity, or whether it is in stock. */
export type Stock = { readonly quantity: number } | { readonly inStock: boolean };

/** Stock of a variant at a location. `quantity` is set if the stock is counted, otherwise `inStock`. */
export interface StoredInventoryItem extends Entity {
  readonly productId: string;
  readonly variantId: string;
  readonly locationId: string;
  /** Can be negative. */
  readonly quantity?: number;
  readonly inStock?: boolean;
  readonly preorder?: Preorder;
  /** Reason of the last change. */
  readonly reason?: ChangeReason;
}

/** ID of the inventory item of a variant at a location. Derived, so that no variant has two. */
export const inventoryItemId = (variantId: string, locationId: string): string =>
  derivedId('inventory-item', variantId, locationId);

/** The tenant's inventory items. */
export const inventoryItems = (tenant: Tenant): Collection<StoredInventoryItem> =>
  tenant.collection<StoredInventoryItem>('v3-inventory-items');
