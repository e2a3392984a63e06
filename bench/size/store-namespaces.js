import { createClient } from '@cartwright/core';
import { currentCartV2 } from '@cartwright/ecom';
import { redirects } from '@cartwright/identity';
import { OAuthStrategy } from '@cartwright/identity/visitor';
import { collections, products } from '@cartwright/stores';

/** The same store with whole namespaces, which include their enumerations. */
export const client = createClient({
  auth: OAuthStrategy({ clientId: 'client-id' }),
  modules: { collections, currentCartV2, products, redirects },
});
