export * from './use-cart.js';
export * from './use-cart-estimate.js';
export * from './use-start-checkout.js';
export * from './use-order.js';
export * from './use-orders.js';
export { LineItemNotAddedError, type NotAddedReason, type Shortfall } from '@cartwright/ecom/current-cart';
export type { CartActions } from './cart-actions.js';
export type { ReadResult } from '../query/read-result.js';
