import { event, type EventMetadata } from '@cartwright/core';
import type { ReasonType } from '../inventory/enumerations.js';
import { brandShape, type Brand } from './brand.js';
import { customizationShape, type Customization } from './customization.js';
import { infoSectionShape, type InfoSection } from './info-section.js';
import { inventoryItemShape, type InventoryItem } from './inventory-item.js';
import { ribbonShape, type Ribbon } from './ribbon.js';

/** Event of {@link onBrandCreated}. */
export interface BrandCreatedEnvelope {
  /** The created entity. */
  entity: Brand;
  /** Event metadata. */
  metadata: EventMetadata;
}

/**
 * Triggered when a brand is created. Register a handler with `on` of `createWebhooks`, or call it as part of a client's
 * module. Requires the permission `WIX_STORES.BRAND_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onBrandCreated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onBrandCreated, ({ entity }) => console.log(entity.name));
 * ```
 */
export const onBrandCreated = /* @__PURE__ */ event<BrandCreatedEnvelope>({
  type: 'wix.stores.catalog.v3.brand_created',
  kind: 'created',
  entity: brandShape,
});

/** Event of {@link onBrandUpdated}. */
export interface BrandUpdatedEnvelope {
  /** The entity after the update. */
  entity: Brand;
  /** Event metadata. */
  metadata: EventMetadata;
  /** Previous values of the changed fields, by field path. */
  modifiedFields: Record<string, unknown>;
}

/**
 * Triggered when a brand is updated. Register a handler with `on` of `createWebhooks`, or call it as part of a client's
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
 */
export const onBrandUpdated = /* @__PURE__ */ event<BrandUpdatedEnvelope>({
  type: 'wix.stores.catalog.v3.brand_updated',
  kind: 'updated',
  entity: brandShape,
});

/** Event of {@link onBrandDeleted}. */
export interface BrandDeletedEnvelope {
  /** Event metadata. */
  metadata: EventMetadata;
}

/**
 * Triggered when a brand is deleted. Register a handler with `on` of `createWebhooks`, or call it as part of a client's
 * module. Requires the permission `WIX_STORES.BRAND_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onBrandDeleted } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onBrandDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onBrandDeleted = /* @__PURE__ */ event<BrandDeletedEnvelope>({
  type: 'wix.stores.catalog.v3.brand_deleted',
  kind: 'deleted',
});

/** Event of {@link onCustomizationCreated}. */
export interface CustomizationCreatedEnvelope {
  /** The created entity. */
  entity: Customization;
  /** Event metadata. */
  metadata: EventMetadata;
}

/**
 * Triggered when an option or modifier is created. Register a handler with `on` of `createWebhooks`, or call it as part
 * of a client's module. Requires the permission `WIX_STORES.CUSTOMIZATION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCustomizationCreated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCustomizationCreated, ({ entity }) => console.log(entity.name));
 * ```
 */
export const onCustomizationCreated = /* @__PURE__ */ event<CustomizationCreatedEnvelope>({
  type: 'wix.stores.catalog.v3.customization_created',
  kind: 'created',
  entity: customizationShape,
});

/** Event of {@link onCustomizationUpdated}. */
export interface CustomizationUpdatedEnvelope {
  /** The entity after the update. */
  entity: Customization;
  /** Event metadata. */
  metadata: EventMetadata;
  /** Previous values of the changed fields, by field path. */
  modifiedFields: Record<string, unknown>;
}

/**
 * Triggered when an option or modifier is updated. Register a handler with `on` of `createWebhooks`, or call it as part
 * of a client's module. Requires the permission `WIX_STORES.CUSTOMIZATION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCustomizationUpdated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCustomizationUpdated, ({ entity }) => console.log(entity.name));
 * ```
 */
export const onCustomizationUpdated = /* @__PURE__ */ event<CustomizationUpdatedEnvelope>({
  type: 'wix.stores.catalog.v3.customization_updated',
  kind: 'updated',
  entity: customizationShape,
});

/** Event of {@link onCustomizationDeleted}. */
export interface CustomizationDeletedEnvelope {
  /** The deleted entity. */
  entity: Customization;
  /** Event metadata. */
  metadata: EventMetadata;
}

/**
 * Triggered when an option or modifier is deleted. Register a handler with `on` of `createWebhooks`, or call it as part
 * of a client's module. Requires the permission `WIX_STORES.CUSTOMIZATION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCustomizationDeleted } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCustomizationDeleted, ({ entity }) => console.log(entity.name));
 * ```
 */
export const onCustomizationDeleted = /* @__PURE__ */ event<CustomizationDeletedEnvelope>({
  type: 'wix.stores.catalog.v3.customization_deleted',
  kind: 'deleted',
  entity: customizationShape,
});

/** Event of {@link onInfoSectionCreated}. */
export interface InfoSectionCreatedEnvelope {
  /** The created entity. */
  entity: InfoSection;
  /** Event metadata. */
  metadata: EventMetadata;
}

/**
 * Triggered when an info section is created. Register a handler with `on` of `createWebhooks`, or call it as part of a
 * client's module. Requires the permission `WIX_STORES.INFO_SECTION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInfoSectionCreated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInfoSectionCreated, ({ entity }) => console.log(entity.title));
 * ```
 */
export const onInfoSectionCreated = /* @__PURE__ */ event<InfoSectionCreatedEnvelope>({
  type: 'wix.stores.catalog.v3.info_section_created',
  kind: 'created',
  entity: infoSectionShape,
});

/** Event of {@link onInfoSectionUpdated}. */
export interface InfoSectionUpdatedEnvelope {
  /** The entity after the update. */
  entity: InfoSection;
  /** Event metadata. */
  metadata: EventMetadata;
  /** Previous values of the changed fields, by field path. */
  modifiedFields: Record<string, unknown>;
}

/**
 * Triggered when an info section is updated. Register a handler with `on` of `createWebhooks`, or call it as part of a
 * client's module. Requires the permission `WIX_STORES.INFO_SECTION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInfoSectionUpdated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInfoSectionUpdated, ({ entity }) => console.log(entity.title));
 * ```
 */
export const onInfoSectionUpdated = /* @__PURE__ */ event<InfoSectionUpdatedEnvelope>({
  type: 'wix.stores.catalog.v3.info_section_updated',
  kind: 'updated',
  entity: infoSectionShape,
});

/** Event of {@link onInfoSectionDeleted}. */
export interface InfoSectionDeletedEnvelope {
  /** Event metadata. */
  metadata: EventMetadata;
}

/**
 * Triggered when an info section is deleted. Register a handler with `on` of `createWebhooks`, or call it as part of a
 * client's module. Requires the permission `WIX_STORES.INFO_SECTION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInfoSectionDeleted } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInfoSectionDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onInfoSectionDeleted = /* @__PURE__ */ event<InfoSectionDeletedEnvelope>({
  type: 'wix.stores.catalog.v3.info_section_deleted',
  kind: 'deleted',
});

/** Event of {@link onInventoryItemCreated}. */
export interface InventoryItemCreatedEnvelope {
  /** The created entity. */
  entity: InventoryItem;
  /** Event metadata. */
  metadata: EventMetadata;
}

/**
 * Triggered when an inventory item is created. Register a handler with `on` of `createWebhooks`, or call it as part of
 * a client's module. Requires the permission `WIX_STORES.INVENTORY_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInventoryItemCreated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInventoryItemCreated, ({ entity }) => console.log(entity.quantity));
 * ```
 */
export const onInventoryItemCreated = /* @__PURE__ */ event<InventoryItemCreatedEnvelope>({
  type: 'wix.stores.catalog.v3.inventory_item_created',
  kind: 'created',
  entity: inventoryItemShape,
});

/** Event of {@link onInventoryItemUpdated}. */
export interface InventoryItemUpdatedEnvelope {
  /** The entity after the update. */
  entity: InventoryItem;
  /** Event metadata. */
  metadata: EventMetadata;
  /** Previous values of the changed fields, by field path. */
  modifiedFields: Record<string, unknown>;
}

/**
 * Triggered when an inventory item is updated. Register a handler with `on` of `createWebhooks`, or call it as part of
 * a client's module. Requires the permission `WIX_STORES.INVENTORY_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInventoryItemUpdated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInventoryItemUpdated, ({ entity }) => console.log(entity.quantity));
 * ```
 */
export const onInventoryItemUpdated = /* @__PURE__ */ event<InventoryItemUpdatedEnvelope>({
  type: 'wix.stores.catalog.v3.inventory_item_updated',
  kind: 'updated',
  entity: inventoryItemShape,
});

/** Event of {@link onInventoryItemDeleted}. */
export interface InventoryItemDeletedEnvelope {
  /** The deleted entity. */
  entity: InventoryItem;
  /** Event metadata. */
  metadata: EventMetadata;
}

/**
 * Triggered when an inventory item is deleted. Register a handler with `on` of `createWebhooks`, or call it as part of
 * a client's module. Requires the permission `WIX_STORES.INVENTORY_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInventoryItemDeleted } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInventoryItemDeleted, ({ entity }) => console.log(entity.quantity));
 * ```
 */
export const onInventoryItemDeleted = /* @__PURE__ */ event<InventoryItemDeletedEnvelope>({
  type: 'wix.stores.catalog.v3.inventory_item_deleted',
  kind: 'deleted',
  entity: inventoryItemShape,
});

/** Data of {@link onInventoryItemStockStatusUpdated}. */
export interface InventoryItemStockStatusUpdated {
  /** Whether the inventory item is now in stock. */
  inStock?: boolean;
}

/** Event of {@link onInventoryItemStockStatusUpdated}. */
export interface InventoryItemStockStatusUpdatedEnvelope {
  /** New stock status. */
  data: InventoryItemStockStatusUpdated;
  /** Event metadata. */
  metadata: EventMetadata;
}

/**
 * Triggered when an inventory item goes out of stock or comes back in stock. Register a handler with `on` of
 * `createWebhooks`, or call it as part of a client's module. Requires the permission `WIX_STORES.INVENTORY_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInventoryItemStockStatusUpdated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInventoryItemStockStatusUpdated, ({ data }) => console.log(data.inStock));
 * ```
 */
export const onInventoryItemStockStatusUpdated = /* @__PURE__ */ event<InventoryItemStockStatusUpdatedEnvelope>({
  type: 'wix.stores.catalog.v3.inventory_item_stock_status_updated',
  kind: 'action',
});

/** Data of {@link onInventoryItemUpdatedWithReason}. */
export interface InventoryItemUpdatedWithReason {
  /** Inventory item after the update. */
  currentEntity?: InventoryItem;
  /** Reason of the update. */
  reason?: ReasonType;
  /** ID of the app that made the update; `215238eb-22a5-4c36-9e7b-e7c08025e04e` for Wix Stores. */
  appId?: string;
}

const updateShape = { currentEntity: inventoryItemShape };

/** Event of {@link onInventoryItemUpdatedWithReason}. */
export interface InventoryItemUpdatedWithReasonEnvelope {
  /** Updated item and reason of the update. */
  data: InventoryItemUpdatedWithReason;
  /** Event metadata. */
  metadata: EventMetadata;
}

/**
 * Triggered when an inventory item is updated, with the reason of the update. Register a handler with `on` of
 * `createWebhooks`, or call it as part of a client's module. Requires the permission `WIX_STORES.INVENTORY_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInventoryItemUpdatedWithReason } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInventoryItemUpdatedWithReason, ({ data }) => console.log(data.reason));
 * ```
 */
export const onInventoryItemUpdatedWithReason = /* @__PURE__ */ event<InventoryItemUpdatedWithReasonEnvelope>({
  type: 'wix.stores.catalog.v3.inventory_item_updated_with_reason',
  kind: 'action',
  entity: updateShape,
});

/** Event of {@link onRibbonCreated}. */
export interface RibbonCreatedEnvelope {
  /** The created entity. */
  entity: Ribbon;
  /** Event metadata. */
  metadata: EventMetadata;
}

/**
 * Triggered when a ribbon is created. Register a handler with `on` of `createWebhooks`, or call it as part of a
 * client's module. Requires the permission `WIX_STORES.RIBBON_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onRibbonCreated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onRibbonCreated, ({ entity }) => console.log(entity.name));
 * ```
 */
export const onRibbonCreated = /* @__PURE__ */ event<RibbonCreatedEnvelope>({
  type: 'wix.stores.catalog.v3.ribbon_created',
  kind: 'created',
  entity: ribbonShape,
});

/** Event of {@link onRibbonUpdated}. */
export interface RibbonUpdatedEnvelope {
  /** The entity after the update. */
  entity: Ribbon;
  /** Event metadata. */
  metadata: EventMetadata;
  /** Previous values of the changed fields, by field path. */
  modifiedFields: Record<string, unknown>;
}

/**
 * Triggered when a ribbon is updated. Register a handler with `on` of `createWebhooks`, or call it as part of a
 * client's module. Requires the permission `WIX_STORES.RIBBON_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onRibbonUpdated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onRibbonUpdated, ({ entity }) => console.log(entity.name));
 * ```
 */
export const onRibbonUpdated = /* @__PURE__ */ event<RibbonUpdatedEnvelope>({
  type: 'wix.stores.catalog.v3.ribbon_updated',
  kind: 'updated',
  entity: ribbonShape,
});

/** Event of {@link onRibbonDeleted}. */
export interface RibbonDeletedEnvelope {
  /** The deleted entity. */
  entity: Ribbon;
  /** Event metadata. */
  metadata: EventMetadata;
}

/**
 * Triggered when a ribbon is deleted. Register a handler with `on` of `createWebhooks`, or call it as part of a
 * client's module. Requires the permission `WIX_STORES.RIBBON_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onRibbonDeleted } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onRibbonDeleted, ({ entity }) => console.log(entity.name));
 * ```
 */
export const onRibbonDeleted = /* @__PURE__ */ event<RibbonDeletedEnvelope>({
  type: 'wix.stores.catalog.v3.ribbon_deleted',
  kind: 'deleted',
  entity: ribbonShape,
});
