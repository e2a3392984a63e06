export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export { getOrdersSettings, type GetOrdersSettingsResponse } from './get-orders-settings.js';
export { onOrdersSettingsUpdated } from './on-orders-settings-updated.js';
export type { OrdersSettingsUpdatedEnvelope } from './orders-settings-events.js';
export { InventoryUpdateTrigger, type OrdersSettings } from './orders-settings.js';
export { updateOrdersSettings, type UpdateOrdersSettingsResponse } from './update-orders-settings.js';
