import { CartwrightError, type Client } from '@cartwright/core';
import { createCartChanges } from '../cart-v2/create-cart-changes.js';
import { estimateCart } from '../cart-v2/estimate-cart.js';
import { readCart } from '../cart-v2/read-cart.js';
import { startCheckout } from '../cart-v2/start-checkout.js';
import type { CartApi, CartChanges } from '../cart-v2/types.js';
import type { CartVersion } from './cart-version.js';

/** Loads the operations of Cart V1, which applications on Cart V2 never download. */
async function loadCartV1(): Promise<CartApi> {
  try {
    return await import('../cart-v1/index.js');
  } catch (cause) {
    throw new CartwrightError('The code for Cart V1 could not be loaded', {
      kind: 'network',
      code: 'load_failed',
      cause,
    });
  }
}

/** Returns the function that fetches the cart. */
export const getCartReader =
  (version: CartVersion = 2): CartApi['readCart'] =>
  async (...call) =>
    (version === 1 ? (await loadCartV1()).readCart : readCart)(...call);

/** Returns the function that calculates the totals of the cart. */
export const getCartEstimator =
  (version: CartVersion = 2): CartApi['estimateCart'] =>
  async (...call) =>
    (version === 1 ? (await loadCartV1()).estimateCart : estimateCart)(...call);

/** Returns the function that starts a checkout. */
export const getCheckoutStarter =
  (version: CartVersion): CartApi['startCheckout'] =>
  async (...call) =>
    (version === 1 ? (await loadCartV1()).startCheckout : startCheckout)(...call);

/** Returns the requests that change the cart. */
export const loadChanges = async (
  client: Client,
  version: CartVersion,
  check: () => Promise<void>,
): Promise<CartChanges> => (version === 1 ? (await loadCartV1()).createCartChanges : createCartChanges)(client, check);
