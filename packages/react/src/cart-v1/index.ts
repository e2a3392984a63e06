/** Cart V1: everything that depends on the version of the cart. */
export * from './change-cart.js';
export * from './checkout.js';
export * from './estimate-totals.js';
export * from './read-cart.js';
export {
  purchasableQuantity,
  assertLineItemsAdded,
  type Cart,
  type EstimateCurrentCartTotalsOptions,
  type EstimateTotalsResponse,
  type LineItem,
  type LineItemInput,
} from '@cartwright/ecom/current-cart';
export type { Checkout } from '@cartwright/ecom/checkout';
