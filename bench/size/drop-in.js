import { createClient } from '@cartwright/core';
import { currentCartV2 } from '@cartwright/ecom/modules';
import { OAuthStrategy } from '@cartwright/identity';
import { redirects } from '@cartwright/identity/modules';
import { collections, products } from '@cartwright/stores/modules';

/** The store of `store-namespaces.js` as `codemod official` writes it, with every sign-in method. */
export const client = createClient({
  auth: OAuthStrategy({ clientId: 'client-id' }),
  modules: { collections, currentCartV2, products, redirects },
});
