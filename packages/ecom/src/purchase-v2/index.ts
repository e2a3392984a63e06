export type { CheckoutCallbacks, CreateRedirectSession } from '../purchase/start-checkout.js';
export * from '../purchase/return-from-checkout.js';
export type { ReorderShortfall } from './add-available-items.js';
export * from './reorder.js';
export * from './start-checkout.js';
