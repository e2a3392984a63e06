import { createClient } from '@cartwright/core';
import { currentCartV2 } from '@cartwright/ecom';
import { OAuthStrategy, redirects } from '@cartwright/identity';
import { collections, products } from '@cartwright/stores';

/** The store of `store-namespaces.js` as `codemod official` writes it, with every sign-in method. */
export const client = createClient({
  auth: OAuthStrategy({ clientId: 'client-id' }),
  modules: { collections, currentCartV2, products, redirects },
});
