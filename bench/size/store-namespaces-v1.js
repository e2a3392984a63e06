import { createClient } from '@cartwright/core';
import { currentCart } from '@cartwright/ecom';
import { redirects } from '@cartwright/identity';
import { OAuthStrategy } from '@cartwright/identity/visitor';
import { collections, products } from '@cartwright/stores';

/** The same namespaces with Cart V1. */
export const client = createClient({
  auth: OAuthStrategy({ clientId: 'client-id' }),
  modules: { collections, currentCart, products, redirects },
});
