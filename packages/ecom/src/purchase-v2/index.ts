export type { LineItemNotAddedReason, Shortfall } from '../commerce/shortfalls/shortfall.js';
export * from './add-available-items.js';
export * from './checkout-options.js';
export type { CheckoutCallbacks, CreateRedirectSession, StartCheckoutResponse } from './checkout-page.js';
export * from './line-item-not-added-error.js';
export * from './reorder.js';
export * from './reorder-items.js';
export * from './return-from-checkout.js';
export * from './start-checkout.js';
