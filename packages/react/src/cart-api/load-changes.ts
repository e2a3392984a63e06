import type { Client } from '@cartwright/core';
import { createCartChanges } from '../cart-v2/create-cart-changes.js';
import type { CartChanges } from '../cart-v2/types.js';
import type { CartVersion } from './cart-version.js';
import { loadCartV1 } from '../cart-v1/load-cart-v1.js';

/** Returns the requests that change the cart. */
export const loadChanges = async (
  client: Client,
  version: CartVersion,
  check: () => Promise<void>,
): Promise<CartChanges> => (version === 1 ? (await loadCartV1()).createCartChanges : createCartChanges)(client, check);
