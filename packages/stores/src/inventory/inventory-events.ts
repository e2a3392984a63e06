import { date, event, fieldMask, type BaseEventMetadata } from '@cartwright/core';
import type { PreorderInfo } from './inventory-item.js';

/** The stock of a product was changed as a whole. */
export interface InventoryItemChanged {
  /** The id of its stock. */
  inventoryItemId?: string;
  /** The product's id. */
  productId?: string;
  /** Whether quantities are tracked. */
  trackInventory?: boolean;
  /** Whether it may be ordered before it is there. */
  preorderInfo?: PreorderInfo;
  /** The paths of the fields that changed. */
  fieldMask?: string[];
  /** When it was changed. */
  _updatedDate?: Date | null;
}

/** The stock of a variant at one moment. */
export interface ChangedInventoryVariantData {
  /** How many there were. Absent where that is not tracked. */
  quantity?: number | null;
  /** Whether it could be bought. */
  inStock?: boolean;
  /** Whether it was out of stock, and could be ordered before it was there. */
  availableForPreorder?: boolean;
}

/** A variant whose stock was changed. */
export interface ChangedInventoryVariant {
  /** The variant's id. */
  _id?: string;
  /** Its stock before. */
  oldValue?: ChangedInventoryVariantData;
  /** Its stock now. */
  newValue?: ChangedInventoryVariantData;
}

/** The stock of variants was changed. */
export interface InventoryVariantsChanged {
  /** The id of the product's stock. */
  inventoryItemId?: string;
  /** The product's id. */
  productId?: string;
  /** The variants. */
  variants?: ChangedInventoryVariant[];
  /** When it was changed. */
  _updatedDate?: Date | null;
}

/** The stock of a product was changed as a whole. */
export interface InventoryItemChangedEnvelope {
  /** What happened. */
  data: InventoryItemChanged;
  /** About the event. */
  metadata: BaseEventMetadata;
}

/** The stock of variants was changed. */
export interface InventoryVariantsChangedEnvelope {
  /** What happened. */
  data: InventoryVariantsChanged;
  /** About the event. */
  metadata: BaseEventMetadata;
}

/**
 * The stock of a product was changed as a whole: whether it is tracked, or whether it may be ordered before it is there.
 * For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the permission
 * `WIX_STORES.READ_INVENTORY`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInventoryItemChanged } from '@cartwright/stores/inventory';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInventoryItemChanged, ({ data }) => console.log(data.productId, data.fieldMask));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onInventoryItemChanged = /* @__PURE__ */ event<InventoryItemChangedEnvelope>({
  type: 'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged',
  kind: 'plain',
  entity: { fieldMask, _updatedDate: date },
});

/**
 * The stock of variants was changed: by an order, by hand, or by an app. For `on` of `createWebhooks`, or to be called
 * with a handler as part of a client's module. The app needs the permission `WIX_STORES.READ_INVENTORY`.
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
 * @see Specification, section 4: events emitted
 */
export const onInventoryVariantsChanged = /* @__PURE__ */ event<InventoryVariantsChangedEnvelope>({
  type: 'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged',
  kind: 'plain',
  entity: { _updatedDate: date },
});
