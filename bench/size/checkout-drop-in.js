import { createClient } from '@cartwright/core';
import { checkout, currentCartV2, orders } from '@cartwright/ecom';
import { OAuthStrategy, redirects } from '@cartwright/identity';
import { collections, products } from '@cartwright/stores';

/** The same with checkout and orders. */
export const client = createClient({
  auth: OAuthStrategy({ clientId: 'client-id' }),
  modules: { checkout, collections, currentCartV2, orders, products, redirects },
});
