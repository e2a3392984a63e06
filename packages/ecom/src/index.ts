export * as backInStockNotifications from './back-in-stock-notifications/index.js';
export * as backInStockSettings from './back-in-stock-settings/index.js';
export * as cart from './cart/index.js';
export * as checkout from './checkout/index.js';
export * as coupons from './coupons/index.js';
export * as currentCart from './current-cart/index.js';
export * as orders from './orders/index.js';
