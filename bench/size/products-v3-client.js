import { createClient } from '@cartwright/core';
import { OAuthStrategy } from '@cartwright/identity/visitor';
import { findProductsV3 } from '@cartwright/stores/find';

/** Client that reads products of Catalog V3 with one operation, queried with an object. */
export const client = createClient({
  auth: OAuthStrategy({ clientId: 'client-id' }),
  modules: { products: { findProductsV3 } },
});
