import { createClient } from '@cartwright/core';
import { OAuthStrategy } from '@cartwright/identity/visitor';
import { queryProducts } from '@cartwright/stores/products-v3';

/** Client that reads products of Catalog V3 with one operation. */
export const client = createClient({
  auth: OAuthStrategy({ clientId: 'client-id' }),
  modules: { products: { queryProducts } },
});
