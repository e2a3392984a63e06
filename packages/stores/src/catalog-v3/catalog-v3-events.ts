import { event, type EventMetadata } from '@cartwright/core';
import type { ReasonType } from '../inventory/enumerations.js';
import { brandShape, type Brand } from './brand.js';
import { customizationShape, type Customization } from './customization.js';
import { infoSectionShape, type InfoSection } from './info-section.js';
import { inventoryItemShape, type InventoryItem } from './inventory-item.js';
import { ribbonShape, type Ribbon } from './ribbon.js';

/** A brand was made. */
export interface BrandCreatedEnvelope {
  /** It, as it was made. */
  entity: Brand;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * A brand was made. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The
 * app needs the permission `WIX_STORES.BRAND_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onBrandCreated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onBrandCreated, ({ entity }) => console.log(entity.name));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onBrandCreated = /* @__PURE__ */ event<BrandCreatedEnvelope>({
  type: 'wix.stores.catalog.v3.brand_created',
  kind: 'created',
  entity: brandShape,
});

/** A brand was changed. */
export interface BrandUpdatedEnvelope {
  /** It, as it is now. */
  entity: Brand;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/**
 * A brand was changed. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The
 * app needs the permission `WIX_STORES.BRAND_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onBrandUpdated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onBrandUpdated, ({ entity }) => console.log(entity.name));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onBrandUpdated = /* @__PURE__ */ event<BrandUpdatedEnvelope>({
  type: 'wix.stores.catalog.v3.brand_updated',
  kind: 'updated',
  entity: brandShape,
});

/** A brand was deleted. */
export interface BrandDeletedEnvelope {
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * A brand was deleted. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The
 * app needs the permission `WIX_STORES.BRAND_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onBrandDeleted } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onBrandDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onBrandDeleted = /* @__PURE__ */ event<BrandDeletedEnvelope>({
  type: 'wix.stores.catalog.v3.brand_deleted',
  kind: 'deleted',
});

/** An option or modifier was made. */
export interface CustomizationCreatedEnvelope {
  /** It, as it was made. */
  entity: Customization;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * An option or modifier was made. For `on` of `createWebhooks`, or to be called with a handler as part of a client's
 * module. The app needs the permission `WIX_STORES.CUSTOMIZATION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCustomizationCreated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCustomizationCreated, ({ entity }) => console.log(entity.name));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCustomizationCreated = /* @__PURE__ */ event<CustomizationCreatedEnvelope>({
  type: 'wix.stores.catalog.v3.customization_created',
  kind: 'created',
  entity: customizationShape,
});

/** An option or modifier was changed. */
export interface CustomizationUpdatedEnvelope {
  /** It, as it is now. */
  entity: Customization;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/**
 * An option or modifier was changed. For `on` of `createWebhooks`, or to be called with a handler as part of a
 * client's module. The app needs the permission `WIX_STORES.CUSTOMIZATION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCustomizationUpdated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCustomizationUpdated, ({ entity }) => console.log(entity.name));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCustomizationUpdated = /* @__PURE__ */ event<CustomizationUpdatedEnvelope>({
  type: 'wix.stores.catalog.v3.customization_updated',
  kind: 'updated',
  entity: customizationShape,
});

/** An option or modifier was deleted. */
export interface CustomizationDeletedEnvelope {
  /** It, as it was. */
  entity: Customization;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * An option or modifier was deleted. For `on` of `createWebhooks`, or to be called with a handler as part of a
 * client's module. The app needs the permission `WIX_STORES.CUSTOMIZATION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCustomizationDeleted } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCustomizationDeleted, ({ entity }) => console.log(entity.name));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCustomizationDeleted = /* @__PURE__ */ event<CustomizationDeletedEnvelope>({
  type: 'wix.stores.catalog.v3.customization_deleted',
  kind: 'deleted',
  entity: customizationShape,
});

/** An info section was made. */
export interface InfoSectionCreatedEnvelope {
  /** It, as it was made. */
  entity: InfoSection;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * An info section was made. For `on` of `createWebhooks`, or to be called with a handler as part of a client's
 * module. The app needs the permission `WIX_STORES.INFO_SECTION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInfoSectionCreated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInfoSectionCreated, ({ entity }) => console.log(entity.title));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onInfoSectionCreated = /* @__PURE__ */ event<InfoSectionCreatedEnvelope>({
  type: 'wix.stores.catalog.v3.info_section_created',
  kind: 'created',
  entity: infoSectionShape,
});

/** An info section was changed. */
export interface InfoSectionUpdatedEnvelope {
  /** It, as it is now. */
  entity: InfoSection;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/**
 * An info section was changed. For `on` of `createWebhooks`, or to be called with a handler as part of a client's
 * module. The app needs the permission `WIX_STORES.INFO_SECTION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInfoSectionUpdated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInfoSectionUpdated, ({ entity }) => console.log(entity.title));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onInfoSectionUpdated = /* @__PURE__ */ event<InfoSectionUpdatedEnvelope>({
  type: 'wix.stores.catalog.v3.info_section_updated',
  kind: 'updated',
  entity: infoSectionShape,
});

/** An info section was deleted. */
export interface InfoSectionDeletedEnvelope {
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * An info section was deleted. For `on` of `createWebhooks`, or to be called with a handler as part of a client's
 * module. The app needs the permission `WIX_STORES.INFO_SECTION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInfoSectionDeleted } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInfoSectionDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onInfoSectionDeleted = /* @__PURE__ */ event<InfoSectionDeletedEnvelope>({
  type: 'wix.stores.catalog.v3.info_section_deleted',
  kind: 'deleted',
});

/** An inventory item was made. */
export interface InventoryItemCreatedEnvelope {
  /** It, as it was made. */
  entity: InventoryItem;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * An inventory item was made. For `on` of `createWebhooks`, or to be called with a handler as part of a client's
 * module. The app needs the permission `WIX_STORES.INVENTORY_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInventoryItemCreated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInventoryItemCreated, ({ entity }) => console.log(entity.quantity));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onInventoryItemCreated = /* @__PURE__ */ event<InventoryItemCreatedEnvelope>({
  type: 'wix.stores.catalog.v3.inventory_item_created',
  kind: 'created',
  entity: inventoryItemShape,
});

/** An inventory item was changed. */
export interface InventoryItemUpdatedEnvelope {
  /** It, as it is now. */
  entity: InventoryItem;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/**
 * An inventory item was changed. For `on` of `createWebhooks`, or to be called with a handler as part of a client's
 * module. The app needs the permission `WIX_STORES.INVENTORY_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInventoryItemUpdated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInventoryItemUpdated, ({ entity }) => console.log(entity.quantity));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onInventoryItemUpdated = /* @__PURE__ */ event<InventoryItemUpdatedEnvelope>({
  type: 'wix.stores.catalog.v3.inventory_item_updated',
  kind: 'updated',
  entity: inventoryItemShape,
});

/** An inventory item was deleted. */
export interface InventoryItemDeletedEnvelope {
  /** It, as it was. */
  entity: InventoryItem;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * An inventory item was deleted. For `on` of `createWebhooks`, or to be called with a handler as part of a client's
 * module. The app needs the permission `WIX_STORES.INVENTORY_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInventoryItemDeleted } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInventoryItemDeleted, ({ entity }) => console.log(entity.quantity));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onInventoryItemDeleted = /* @__PURE__ */ event<InventoryItemDeletedEnvelope>({
  type: 'wix.stores.catalog.v3.inventory_item_deleted',
  kind: 'deleted',
  entity: inventoryItemShape,
});

/** What became of the stock. */
export interface InventoryItemStockStatusUpdated {
  /** Whether there is some now. */
  inStock?: boolean;
}

/** An inventory item is in stock again, or no longer. */
export interface InventoryItemStockStatusUpdatedEnvelope {
  /** What became of it. */
  data: InventoryItemStockStatusUpdated;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * An inventory item is in stock again, or no longer. For `on` of `createWebhooks`, or to be called with a handler as
 * part of a client's module. The app needs the permission `WIX_STORES.INVENTORY_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInventoryItemStockStatusUpdated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInventoryItemStockStatusUpdated, ({ data }) => console.log(data.inStock));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onInventoryItemStockStatusUpdated = /* @__PURE__ */ event<InventoryItemStockStatusUpdatedEnvelope>({
  type: 'wix.stores.catalog.v3.inventory_item_stock_status_updated',
  kind: 'action',
});

/** What changed, and why. */
export interface InventoryItemUpdatedWithReason {
  /** The item as it is now. */
  currentEntity?: InventoryItem;
  /** Why it changed. */
  reason?: ReasonType;
  /** The app that changed it. */
  appId?: string;
}

const updateShape = { currentEntity: inventoryItemShape };

/** An inventory item was changed, and why is told. */
export interface InventoryItemUpdatedWithReasonEnvelope {
  /** What changed, and why. */
  data: InventoryItemUpdatedWithReason;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * An inventory item was changed, and why is told. For `on` of `createWebhooks`, or to be called with a handler as
 * part of a client's module. The app needs the permission `WIX_STORES.INVENTORY_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInventoryItemUpdatedWithReason } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInventoryItemUpdatedWithReason, ({ data }) => console.log(data.reason));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onInventoryItemUpdatedWithReason = /* @__PURE__ */ event<InventoryItemUpdatedWithReasonEnvelope>({
  type: 'wix.stores.catalog.v3.inventory_item_updated_with_reason',
  kind: 'action',
  entity: updateShape,
});

/** A ribbon was made. */
export interface RibbonCreatedEnvelope {
  /** It, as it was made. */
  entity: Ribbon;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * A ribbon was made. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The
 * app needs the permission `WIX_STORES.RIBBON_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onRibbonCreated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onRibbonCreated, ({ entity }) => console.log(entity.name));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onRibbonCreated = /* @__PURE__ */ event<RibbonCreatedEnvelope>({
  type: 'wix.stores.catalog.v3.ribbon_created',
  kind: 'created',
  entity: ribbonShape,
});

/** A ribbon was changed. */
export interface RibbonUpdatedEnvelope {
  /** It, as it is now. */
  entity: Ribbon;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/**
 * A ribbon was changed. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module.
 * The app needs the permission `WIX_STORES.RIBBON_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onRibbonUpdated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onRibbonUpdated, ({ entity }) => console.log(entity.name));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onRibbonUpdated = /* @__PURE__ */ event<RibbonUpdatedEnvelope>({
  type: 'wix.stores.catalog.v3.ribbon_updated',
  kind: 'updated',
  entity: ribbonShape,
});

/** A ribbon was deleted. */
export interface RibbonDeletedEnvelope {
  /** It, as it was. */
  entity: Ribbon;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * A ribbon was deleted. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module.
 * The app needs the permission `WIX_STORES.RIBBON_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onRibbonDeleted } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onRibbonDeleted, ({ entity }) => console.log(entity.name));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onRibbonDeleted = /* @__PURE__ */ event<RibbonDeletedEnvelope>({
  type: 'wix.stores.catalog.v3.ribbon_deleted',
  kind: 'deleted',
  entity: ribbonShape,
});
