import { readCart } from '../cart-v2/read-cart.js';
import type { CartApi } from '../cart-v2/types.js';
import type { CartVersion } from './cart-version.js';
import { loadCartV1 } from '../cart-v1/load-cart-v1.js';

/** Returns the function that fetches the cart. */
export const getCartReader =
  (version: CartVersion = 2): CartApi['readCart'] =>
  async (...call) =>
    (version === 1 ? (await loadCartV1()).readCart : readCart)(...call);
