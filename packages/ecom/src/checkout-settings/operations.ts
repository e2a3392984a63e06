export type * from './index.js';
export { getCheckoutSettings, onCheckoutSettingsUpdated, updateCheckoutSettings } from './index.js';
