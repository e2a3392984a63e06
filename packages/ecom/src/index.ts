export * as cart from './cart/index.js';
export * as checkout from './checkout/index.js';
export * as coupons from './coupons/index.js';
export * as currentCart from './current-cart/index.js';
export * as orders from './orders/index.js';
