import { createClient } from '@cartwright/core';
import { checkout, currentCartV2, orders } from '@cartwright/ecom/modules';
import { OAuthStrategy } from '@cartwright/identity';
import { redirects } from '@cartwright/identity/modules';
import { collections, products } from '@cartwright/stores/modules';

/** The same with checkout and orders. */
export const client = createClient({
  auth: OAuthStrategy({ clientId: 'client-id' }),
  modules: { checkout, collections, currentCartV2, orders, products, redirects },
});
