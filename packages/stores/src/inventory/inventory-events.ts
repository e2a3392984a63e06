import { date, event, fieldMask, type PlainEnvelope } from '@cartwright/core';
import type { PreorderInfo } from './inventory-item.js';

/** `data` of `onInventoryItemChanged`. */
export interface InventoryItemChanged {
  /** Inventory item ID. */
  inventoryItemId?: string;
  /** Product ID. */
  productId?: string;
  /** Whether quantities are tracked. */
  trackInventory?: boolean;
  /** Pre-order settings. */
  preorderInfo?: PreorderInfo;
  /** Paths of the changed fields. */
  fieldMask?: string[];
  /** Time of the change. */
  _updatedDate?: Date | null;
}

/** Inventory of a variant before or after a change. */
export interface ChangedInventoryVariantData {
  /** Quantity in stock. Absent when the quantity is not tracked. */
  quantity?: number | null;
  /** Whether the variant is in stock. */
  inStock?: boolean;
  /** Whether the variant is out of stock and available for pre-order. */
  availableForPreorder?: boolean;
}

/** Variant whose inventory changed. */
export interface ChangedInventoryVariant {
  /** Variant ID. */
  _id?: string;
  /** Inventory before the change. */
  oldValue?: ChangedInventoryVariantData;
  /** Inventory after the change. */
  newValue?: ChangedInventoryVariantData;
}

/** `data` of `onInventoryVariantsChanged`. */
export interface InventoryVariantsChanged {
  /** Inventory item ID. */
  inventoryItemId?: string;
  /** Product ID. */
  productId?: string;
  /** Changed variants. */
  variants?: ChangedInventoryVariant[];
  /** Time of the change. */
  _updatedDate?: Date | null;
}

/** Payload of {@link onInventoryItemChanged}. */
export type InventoryItemChangedEnvelope = PlainEnvelope<InventoryItemChanged>;

/** Payload of {@link onInventoryVariantsChanged}. */
export type InventoryVariantsChangedEnvelope = PlainEnvelope<InventoryVariantsChanged>;

/**
 * Triggered when the tracking or pre-order settings of a product's inventory change. `data` contains `inventoryItemId`,
 * `productId`, `trackInventory`, `preorderInfo`, `fieldMask` and `_updatedDate`. Pass it to `on` of `createWebhooks`,
 * or call it with a handler as part of a client's module. Requires the permission `WIX_STORES.READ_INVENTORY`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInventoryItemChanged } from '@cartwright/stores/inventory';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInventoryItemChanged, ({ data }) => console.log(data.productId, data.fieldMask));
 * ```
 * @see Event type `com.wix.ecommerce.inventory.api.v1.InventoryItemChanged`
 */
export const onInventoryItemChanged = /* @__PURE__ */ event<InventoryItemChangedEnvelope>({
  type: 'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged',
  kind: 'plain',
  entity: { fieldMask, _updatedDate: date },
});

/**
 * Triggered when the inventory of variants changes: by an order, the merchant or an app. `data` contains
 * `inventoryItemId`, `productId`, `variants` and `_updatedDate`. Pass it to `on` of `createWebhooks`, or call it with a
 * handler as part of a client's module. Requires the permission `WIX_STORES.READ_INVENTORY`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInventoryVariantsChanged } from '@cartwright/stores/inventory';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInventoryVariantsChanged, ({ data }) => {
 *   for (const { _id, newValue } of data.variants ?? []) console.log(_id, newValue?.quantity);
 * });
 * ```
 * @see Event type `com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged`
 */
export const onInventoryVariantsChanged = /* @__PURE__ */ event<InventoryVariantsChangedEnvelope>({
  type: 'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged',
  kind: 'plain',
  entity: { _updatedDate: date },
});
