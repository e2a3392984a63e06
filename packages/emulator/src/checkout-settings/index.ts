export { checkoutSettingsEvents } from './checkout-settings-events.js';
export { checkoutSettingsRoutes } from './checkout-settings-routes.js';
