import { createClient } from '@cartwright/core';
import { currentCart } from '@cartwright/ecom';
import { OAuthStrategy, redirects } from '@cartwright/identity';
import { collections, products } from '@cartwright/stores';

/** What a store needs: cart, products, collections, and the way to the checkout page. */
export const client = createClient({
  auth: OAuthStrategy({ clientId: 'client-id' }),
  modules: { collections, currentCart, products, redirects },
});
