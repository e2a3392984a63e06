export type * from './index.js';
export { getOrdersSettings, onOrdersSettingsUpdated, updateOrdersSettings } from './index.js';
