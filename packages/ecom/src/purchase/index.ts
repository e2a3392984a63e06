export type { Shortfall } from '../current-cart/shortfalls/shortfall.js';
export { reorder, type Reordered } from './reorder.js';
export { returnFromCheckout, type ReturnFromCheckout } from './return-from-checkout.js';
export {
  startCheckout,
  type CheckoutCallbacks,
  type CreateCheckoutRedirect,
  type StartCheckoutOptions,
  type StartedCheckout,
} from './start-checkout.js';
