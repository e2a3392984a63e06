export type { Shortfall } from '../current-cart/shortfalls/shortfall.js';
export * from './reorder.js';
export * from './return-from-checkout.js';
export * from './start-checkout.js';
