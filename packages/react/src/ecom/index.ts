export { useCart, type CartResult } from './use-cart.js';
export { useCartEstimate, type CartEstimateResult } from './use-cart-estimate.js';
export { useStartCheckout, type StartCheckoutOptions, type StartCheckoutResult } from './use-start-checkout.js';
export { useOrder, type OrderResult } from './use-order.js';
export { useOrders, type OrdersResult, type UseOrdersOptions } from './use-orders.js';
export { LineItemNotAddedError, type NotAddedReason, type Shortfall } from '@cartwright/ecom/current-cart';
export type { CartActions } from './cart-actions.js';
export type { ReadResult } from '../query/read-result.js';
