import {
  event,
  type ActionEnvelope,
  type CreatedEnvelope,
  type EventEnvelope,
  type UpdatedEnvelope,
} from '@cartwright/core';
import type { ReasonType } from '../shared/inventory-reasons.js';
import { brandShape, type Brand } from './brand.js';
import { customizationShape, type Customization } from './customization.js';
import { infoSectionShape, type InfoSection } from './info-section.js';
import { inventoryItemShape, type InventoryItem } from './inventory-item.js';
import { ribbonShape, type Ribbon } from './ribbon.js';

/** Payload of {@link onBrandCreated}. */
export type BrandCreatedEnvelope = CreatedEnvelope<Brand>;

/**
 * Triggered when a brand is created. `entity` is the created brand. Pass it to `on` of `createWebhooks`, or call it
 * with a handler as part of a client's module. Requires the permission `WIX_STORES.BRAND_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onBrandCreated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onBrandCreated, ({ entity }) => console.log(entity.name));
 * ```
 * @see Event type `wix.stores.catalog.v3.brand_created`
 */
export const onBrandCreated = /* @__PURE__ */ event<BrandCreatedEnvelope>({
  type: 'wix.stores.catalog.v3.brand_created',
  kind: 'created',
  entity: brandShape,
});

/** Payload of {@link onBrandUpdated}. */
export type BrandUpdatedEnvelope = UpdatedEnvelope<Brand>;

/**
 * Triggered when a brand is updated. `entity` is the updated brand. `modifiedFields` contains the previous values of
 * the changed fields, by path. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's
 * module. Requires the permission `WIX_STORES.BRAND_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onBrandUpdated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onBrandUpdated, ({ entity }) => console.log(entity.name));
 * ```
 * @see Event type `wix.stores.catalog.v3.brand_updated`
 */
export const onBrandUpdated = /* @__PURE__ */ event<BrandUpdatedEnvelope>({
  type: 'wix.stores.catalog.v3.brand_updated',
  kind: 'updated',
  entity: brandShape,
});

/** Payload of {@link onBrandDeleted}. */
export type BrandDeletedEnvelope = EventEnvelope;

/**
 * Triggered when a brand is deleted. `metadata.entityId` is the ID of the deleted brand. Pass it to `on` of
 * `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `WIX_STORES.BRAND_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onBrandDeleted } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onBrandDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Event type `wix.stores.catalog.v3.brand_deleted`
 */
export const onBrandDeleted = /* @__PURE__ */ event<BrandDeletedEnvelope>({
  type: 'wix.stores.catalog.v3.brand_deleted',
  kind: 'deleted',
});

/** Payload of {@link onCustomizationCreated}. */
export type CustomizationCreatedEnvelope = CreatedEnvelope<Customization>;

/**
 * Triggered when an option or modifier is created. `entity` is the created option or modifier. Pass it to `on` of
 * `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `WIX_STORES.CUSTOMIZATION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCustomizationCreated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCustomizationCreated, ({ entity }) => console.log(entity.name));
 * ```
 * @see Event type `wix.stores.catalog.v3.customization_created`
 */
export const onCustomizationCreated = /* @__PURE__ */ event<CustomizationCreatedEnvelope>({
  type: 'wix.stores.catalog.v3.customization_created',
  kind: 'created',
  entity: customizationShape,
});

/** Payload of {@link onCustomizationUpdated}. */
export type CustomizationUpdatedEnvelope = UpdatedEnvelope<Customization>;

/**
 * Triggered when an option or modifier is updated. `entity` is the updated option or modifier. `modifiedFields`
 * contains the previous values of the changed fields, by path. Pass it to `on` of `createWebhooks`, or call it with a
 * handler as part of a client's module. Requires the permission `WIX_STORES.CUSTOMIZATION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCustomizationUpdated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCustomizationUpdated, ({ entity }) => console.log(entity.name));
 * ```
 * @see Event type `wix.stores.catalog.v3.customization_updated`
 */
export const onCustomizationUpdated = /* @__PURE__ */ event<CustomizationUpdatedEnvelope>({
  type: 'wix.stores.catalog.v3.customization_updated',
  kind: 'updated',
  entity: customizationShape,
});

/** Payload of {@link onCustomizationDeleted}. */
export type CustomizationDeletedEnvelope = CreatedEnvelope<Customization>;

/**
 * Triggered when an option or modifier is deleted. `entity` is the deleted option or modifier. Pass it to `on` of
 * `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `WIX_STORES.CUSTOMIZATION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCustomizationDeleted } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCustomizationDeleted, ({ entity }) => console.log(entity.name));
 * ```
 * @see Event type `wix.stores.catalog.v3.customization_deleted`
 */
export const onCustomizationDeleted = /* @__PURE__ */ event<CustomizationDeletedEnvelope>({
  type: 'wix.stores.catalog.v3.customization_deleted',
  kind: 'deleted',
  entity: customizationShape,
});

/** Payload of {@link onInfoSectionCreated}. */
export type InfoSectionCreatedEnvelope = CreatedEnvelope<InfoSection>;

/**
 * Triggered when an info section is created. `entity` is the created info section. Pass it to `on` of `createWebhooks`,
 * or call it with a handler as part of a client's module. Requires the permission `WIX_STORES.INFO_SECTION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInfoSectionCreated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInfoSectionCreated, ({ entity }) => console.log(entity.title));
 * ```
 * @see Event type `wix.stores.catalog.v3.info_section_created`
 */
export const onInfoSectionCreated = /* @__PURE__ */ event<InfoSectionCreatedEnvelope>({
  type: 'wix.stores.catalog.v3.info_section_created',
  kind: 'created',
  entity: infoSectionShape,
});

/** Payload of {@link onInfoSectionUpdated}. */
export type InfoSectionUpdatedEnvelope = UpdatedEnvelope<InfoSection>;

/**
 * Triggered when an info section is updated. `entity` is the updated info section. `modifiedFields` contains the
 * previous values of the changed fields, by path. Pass it to `on` of `createWebhooks`, or call it with a handler as
 * part of a client's module. Requires the permission `WIX_STORES.INFO_SECTION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInfoSectionUpdated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInfoSectionUpdated, ({ entity }) => console.log(entity.title));
 * ```
 * @see Event type `wix.stores.catalog.v3.info_section_updated`
 */
export const onInfoSectionUpdated = /* @__PURE__ */ event<InfoSectionUpdatedEnvelope>({
  type: 'wix.stores.catalog.v3.info_section_updated',
  kind: 'updated',
  entity: infoSectionShape,
});

/** Payload of {@link onInfoSectionDeleted}. */
export type InfoSectionDeletedEnvelope = EventEnvelope;

/**
 * Triggered when an info section is deleted. `metadata.entityId` is the ID of the deleted info section. Pass it to `on`
 * of `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `WIX_STORES.INFO_SECTION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInfoSectionDeleted } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInfoSectionDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Event type `wix.stores.catalog.v3.info_section_deleted`
 */
export const onInfoSectionDeleted = /* @__PURE__ */ event<InfoSectionDeletedEnvelope>({
  type: 'wix.stores.catalog.v3.info_section_deleted',
  kind: 'deleted',
});

/** Payload of {@link onInventoryItemCreated}. */
export type InventoryItemCreatedEnvelope = CreatedEnvelope<InventoryItem>;

/**
 * Triggered when an inventory item is created. `entity` is the created inventory item. Pass it to `on` of
 * `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `WIX_STORES.INVENTORY_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInventoryItemCreated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInventoryItemCreated, ({ entity }) => console.log(entity.quantity));
 * ```
 * @see Event type `wix.stores.catalog.v3.inventory_item_created`
 */
export const onInventoryItemCreated = /* @__PURE__ */ event<InventoryItemCreatedEnvelope>({
  type: 'wix.stores.catalog.v3.inventory_item_created',
  kind: 'created',
  entity: inventoryItemShape,
});

/** Payload of {@link onInventoryItemUpdated}. */
export type InventoryItemUpdatedEnvelope = UpdatedEnvelope<InventoryItem>;

/**
 * Triggered when an inventory item is updated. `entity` is the updated inventory item. `modifiedFields` contains the
 * previous values of the changed fields, by path. Pass it to `on` of `createWebhooks`, or call it with a handler as
 * part of a client's module. Requires the permission `WIX_STORES.INVENTORY_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInventoryItemUpdated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInventoryItemUpdated, ({ entity }) => console.log(entity.quantity));
 * ```
 * @see Event type `wix.stores.catalog.v3.inventory_item_updated`
 */
export const onInventoryItemUpdated = /* @__PURE__ */ event<InventoryItemUpdatedEnvelope>({
  type: 'wix.stores.catalog.v3.inventory_item_updated',
  kind: 'updated',
  entity: inventoryItemShape,
});

/** Payload of {@link onInventoryItemDeleted}. */
export type InventoryItemDeletedEnvelope = CreatedEnvelope<InventoryItem>;

/**
 * Triggered when an inventory item is deleted. `entity` is the deleted inventory item. Pass it to `on` of
 * `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `WIX_STORES.INVENTORY_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInventoryItemDeleted } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInventoryItemDeleted, ({ entity }) => console.log(entity.quantity));
 * ```
 * @see Event type `wix.stores.catalog.v3.inventory_item_deleted`
 */
export const onInventoryItemDeleted = /* @__PURE__ */ event<InventoryItemDeletedEnvelope>({
  type: 'wix.stores.catalog.v3.inventory_item_deleted',
  kind: 'deleted',
  entity: inventoryItemShape,
});

/** `data` of `onInventoryItemStockStatusUpdated`. */
export interface InventoryItemStockStatusUpdated {
  /** Whether the inventory item is now in stock. */
  inStock?: boolean;
}

/** Payload of {@link onInventoryItemStockStatusUpdated}. */
export type InventoryItemStockStatusUpdatedEnvelope = ActionEnvelope<InventoryItemStockStatusUpdated>;

/**
 * Triggered when an inventory item goes out of stock or comes back in stock. `data.inStock` is `true` if it is now in
 * stock; `metadata.entityId` is its ID. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. Requires the permission `WIX_STORES.INVENTORY_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInventoryItemStockStatusUpdated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInventoryItemStockStatusUpdated, ({ data }) => console.log(data.inStock));
 * ```
 * @see Event type `wix.stores.catalog.v3.inventory_item_stock_status_updated`
 */
export const onInventoryItemStockStatusUpdated = /* @__PURE__ */ event<InventoryItemStockStatusUpdatedEnvelope>({
  type: 'wix.stores.catalog.v3.inventory_item_stock_status_updated',
  kind: 'action',
});

/** `data` of `onInventoryItemUpdatedWithReason`. */
export interface InventoryItemUpdatedWithReason {
  /** Inventory item after the update. */
  currentEntity?: InventoryItem;
  /** Reason of the update. */
  reason?: ReasonType;
  /** ID of the app that made the update; `215238eb-22a5-4c36-9e7b-e7c08025e04e` for Wix Stores. */
  appId?: string;
}

const updateShape = { currentEntity: inventoryItemShape };

/** Payload of {@link onInventoryItemUpdatedWithReason}. */
export type InventoryItemUpdatedWithReasonEnvelope = ActionEnvelope<InventoryItemUpdatedWithReason>;

/**
 * Triggered when an inventory item is updated, with the reason of the update. `data` contains `currentEntity`, `reason`
 * and `appId`. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's module. Requires
 * the permission `WIX_STORES.INVENTORY_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInventoryItemUpdatedWithReason } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInventoryItemUpdatedWithReason, ({ data }) => console.log(data.reason));
 * ```
 * @see Event type `wix.stores.catalog.v3.inventory_item_updated_with_reason`
 */
export const onInventoryItemUpdatedWithReason = /* @__PURE__ */ event<InventoryItemUpdatedWithReasonEnvelope>({
  type: 'wix.stores.catalog.v3.inventory_item_updated_with_reason',
  kind: 'action',
  entity: updateShape,
});

/** Payload of {@link onRibbonCreated}. */
export type RibbonCreatedEnvelope = CreatedEnvelope<Ribbon>;

/**
 * Triggered when a ribbon is created. `entity` is the created ribbon. Pass it to `on` of `createWebhooks`, or call it
 * with a handler as part of a client's module. Requires the permission `WIX_STORES.RIBBON_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onRibbonCreated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onRibbonCreated, ({ entity }) => console.log(entity.name));
 * ```
 * @see Event type `wix.stores.catalog.v3.ribbon_created`
 */
export const onRibbonCreated = /* @__PURE__ */ event<RibbonCreatedEnvelope>({
  type: 'wix.stores.catalog.v3.ribbon_created',
  kind: 'created',
  entity: ribbonShape,
});

/** Payload of {@link onRibbonUpdated}. */
export type RibbonUpdatedEnvelope = UpdatedEnvelope<Ribbon>;

/**
 * Triggered when a ribbon is updated. `entity` is the updated ribbon. `modifiedFields` contains the previous values of
 * the changed fields, by path. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's
 * module. Requires the permission `WIX_STORES.RIBBON_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onRibbonUpdated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onRibbonUpdated, ({ entity }) => console.log(entity.name));
 * ```
 * @see Event type `wix.stores.catalog.v3.ribbon_updated`
 */
export const onRibbonUpdated = /* @__PURE__ */ event<RibbonUpdatedEnvelope>({
  type: 'wix.stores.catalog.v3.ribbon_updated',
  kind: 'updated',
  entity: ribbonShape,
});

/** Payload of {@link onRibbonDeleted}. */
export type RibbonDeletedEnvelope = CreatedEnvelope<Ribbon>;

/**
 * Triggered when a ribbon is deleted. `entity` is the deleted ribbon. Pass it to `on` of `createWebhooks`, or call it
 * with a handler as part of a client's module. Requires the permission `WIX_STORES.RIBBON_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onRibbonDeleted } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onRibbonDeleted, ({ entity }) => console.log(entity.name));
 * ```
 * @see Event type `wix.stores.catalog.v3.ribbon_deleted`
 */
export const onRibbonDeleted = /* @__PURE__ */ event<RibbonDeletedEnvelope>({
  type: 'wix.stores.catalog.v3.ribbon_deleted',
  kind: 'deleted',
  entity: ribbonShape,
});
