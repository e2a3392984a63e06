export type { CheckoutCallbacks, CreateRedirectSession } from '../purchase/start-checkout.js';
export * from '../purchase/return-from-checkout.js';
export type { LineItemNotAddedReason, Shortfall } from '../current-cart/shortfalls/shortfall.js';
export * from './add-available-items.js';
export * from './checkout-options.js';
export * from './reorder.js';
export * from './start-checkout.js';
