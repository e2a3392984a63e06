import { estimateCart } from '../cart-v2/estimate-cart.js';
import type { CartApi } from '../cart-v2/types.js';
import type { CartVersion } from './cart-version.js';
import { loadCartV1 } from '../cart-v1/load-cart-v1.js';

/** Returns the function that calculates the totals of the cart. */
export const getCartEstimator =
  (version: CartVersion = 2): CartApi['estimateCart'] =>
  async (...call) =>
    (version === 1 ? (await loadCartV1()).estimateCart : estimateCart)(...call);
