export type { Shortfall } from '../commerce/shortfalls/shortfall.js';
export type { CheckoutCallbacks, CreateRedirectSession, StartCheckoutResponse } from '../purchase-v2/checkout-page.js';
export { toReorderItems, type ReorderItems } from '../purchase-v2/reorder-items.js';
export * from '../purchase-v2/return-from-checkout.js';
export * from './reorder.js';
export * from './start-checkout.js';
