export * as currentCart from './current-cart/index.js';
