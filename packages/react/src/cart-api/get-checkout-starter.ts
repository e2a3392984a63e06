import { startCheckout } from '../cart-v2/start-checkout.js';
import type { CartApi } from '../cart-v2/types.js';
import type { CartVersion } from './cart-version.js';
import { loadCartV1 } from '../cart-v1/load-cart-v1.js';

/** Returns the function that starts a checkout. */
export const getCheckoutStarter =
  (version: CartVersion): CartApi['startCheckout'] =>
  async (...call) =>
    (version === 1 ? (await loadCartV1()).startCheckout : startCheckout)(...call);
