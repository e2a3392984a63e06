export {
  AvailabilityStatus,
  ChoiceType,
  CustomizationRenderType,
  CustomizationType,
  InternalRowState,
  PreorderStatus,
  RequestedFields,
} from './enumerations.js';
export type { Brand } from './brand.js';
export type { ChoicesSettings, Customization, CustomizationChoice, FreeTextSettings } from './customization.js';
export type { InfoSection } from './info-section.js';
export type { InventoryItem, InventoryItemPreorderInfo, InventoryItemProduct } from './inventory-item.js';
export { onBrandCreated, type BrandCreatedEnvelope } from './on-brand-created.js';
export { onBrandUpdated, type BrandUpdatedEnvelope } from './on-brand-updated.js';
export { onBrandDeleted, type BrandDeletedEnvelope } from './on-brand-deleted.js';
export { onCustomizationCreated, type CustomizationCreatedEnvelope } from './on-customization-created.js';
export { onCustomizationUpdated, type CustomizationUpdatedEnvelope } from './on-customization-updated.js';
export { onCustomizationDeleted, type CustomizationDeletedEnvelope } from './on-customization-deleted.js';
export { onInfoSectionCreated, type InfoSectionCreatedEnvelope } from './on-info-section-created.js';
export { onInfoSectionUpdated, type InfoSectionUpdatedEnvelope } from './on-info-section-updated.js';
export { onInfoSectionDeleted, type InfoSectionDeletedEnvelope } from './on-info-section-deleted.js';
export { onInventoryItemCreated, type InventoryItemCreatedEnvelope } from './on-inventory-item-created.js';
export { onInventoryItemUpdated, type InventoryItemUpdatedEnvelope } from './on-inventory-item-updated.js';
export { onInventoryItemDeleted, type InventoryItemDeletedEnvelope } from './on-inventory-item-deleted.js';
export { onRibbonCreated, type RibbonCreatedEnvelope } from './on-ribbon-created.js';
export { onRibbonUpdated, type RibbonUpdatedEnvelope } from './on-ribbon-updated.js';
export { onRibbonDeleted, type RibbonDeletedEnvelope } from './on-ribbon-deleted.js';
export {
  onInventoryItemStockStatusUpdated,
  type InventoryItemStockStatusUpdatedEnvelope,
  type InventoryItemStockStatusUpdated,
} from './on-inventory-item-stock-status-updated.js';
export {
  onInventoryItemUpdatedWithReason,
  type InventoryItemUpdatedWithReasonEnvelope,
  type InventoryItemUpdatedWithReason,
} from './on-inventory-item-updated-with-reason.js';
export type { Ribbon } from './ribbon.js';
export type { RichContent, RichContentMetadata, RichContentNode } from './rich-content.js';
