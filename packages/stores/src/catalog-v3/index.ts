export type { Brand } from './brand.js';
export * from './catalog-v3-events.js';
export type { ChoicesSettings, Customization, CustomizationChoice, FreeTextSettings } from './customization.js';
export * from './enumerations.js';
export type { InfoSection } from './info-section.js';
export type { InventoryItem, InventoryItemPreorderInfo, InventoryItemProduct } from './inventory-item.js';
export type { Ribbon } from './ribbon.js';
export type { RichContent, RichContentMetadata, RichContentNode } from '@cartwright/core/rich-content';
