import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { changedEntity, newEntity } from '../entity.js';
import { defaultLocationId } from '../locations/location.js';
import {
  type ChangeReason,
  type Preorder,
  type Stock,
  type StoredInventoryItem,
  inventoryItemId,
  inventoryItems,
} from './inventory-item.js';

/** Inventory item to create. */
export interface NewInventoryItem {
  readonly productId: string;
  readonly variantId: string;
  /** Defaults to the default location of the store. */
  readonly locationId?: string;
  readonly stock: Stock;
  readonly preorder?: Preorder;
  readonly extendedFields?: object;
}

/** Fields of a product that determine whether it can be pre-ordered. */
interface Preorderable {
  readonly type: 'PHYSICAL' | 'DIGITAL';
  readonly subscriptions: readonly object[];
}

/**
 * Checks that neither a digital product nor a product with subscriptions can be pre-ordered.
 *
 * @throws {ApplicationError} 428 `PRE_ORDER_VALIDATION`
 */
export function checkPreorder({ subscriptions, type }: Preorderable, preorder: Preorder | undefined): void {
  if (!preorder?.enabled || (type === 'PHYSICAL' && subscriptions.length === 0)) return;
  const description = 'Digital products and products with subscriptions cannot be pre-ordered.';
  throw new ApplicationError('failedPrecondition', 'PRE_ORDER_VALIDATION', description);
}

/** Finds the inventory item of a variant at a location, by default the default location. */
export const findInventoryItem = (
  tenant: Tenant,
  variantId: string,
  locationId: string = defaultLocationId,
): StoredInventoryItem | undefined => inventoryItems(tenant).get(inventoryItemId(variantId, locationId));

/**
 * Creates the inventory item of a variant at a location.
 *
 * @throws {ApplicationError} 409 `ITEM_ALREADY_EXISTS`
 */
export function createInventoryItem(
  tenant: Tenant,
  { locationId = defaultLocationId, stock, ...fields }: NewInventoryItem,
): StoredInventoryItem {
  const id = inventoryItemId(fields.variantId, locationId);
  if (inventoryItems(tenant).get(id)) {
    const description = 'The variant has an inventory item at this location.';
    throw new ApplicationError('conflict', 'ITEM_ALREADY_EXISTS', description, { id });
  }
  return inventoryItems(tenant).put({ ...newEntity(tenant, id), locationId, ...fields, ...stock });
}

/** Changes of an inventory item. */
export interface InventoryChange {
  readonly stock?: Stock;
  readonly preorder?: Preorder;
  readonly extendedFields?: object;
  /** Defaults to `MANUAL`. */
  readonly reason?: ChangeReason;
}

/** Changes an inventory item. A quantity replaces `inStock`, and vice versa. */
export const changeInventoryItem = (
  tenant: Tenant,
  item: StoredInventoryItem,
  { reason = 'MANUAL', stock, ...changes }: InventoryChange,
): StoredInventoryItem =>
  inventoryItems(tenant).put(
    changedEntity(tenant, item, {
      ...(stock && { quantity: undefined, inStock: undefined, ...stock }),
      ...changes,
      reason,
    }),
  );

/** Sets the stock of a variant at a location. Creates the inventory item if the variant has none there. */
export function setInventoryItem(tenant: Tenant, wanted: NewInventoryItem): StoredInventoryItem {
  const existing = findInventoryItem(tenant, wanted.variantId, wanted.locationId);
  if (!existing) return createInventoryItem(tenant, wanted);
  const { preorder, stock } = wanted;
  return changeInventoryItem(tenant, existing, { stock, ...(preorder && { preorder }) });
}
