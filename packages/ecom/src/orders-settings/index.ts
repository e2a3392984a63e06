export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export * from './get-orders-settings.js';
export * from './orders-settings-events.js';
export { InventoryUpdateTrigger, type OrdersSettings } from './orders-settings.js';
export * from './update-orders-settings.js';
