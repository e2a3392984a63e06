import * as currentCartV2 from '@wix/auto_sdk_ecom_current-cart-v-2';
import * as redirects from '@wix/auto_sdk_redirects_redirects';
import * as collections from '@wix/auto_sdk_stores_collections';
import * as products from '@wix/auto_sdk_stores_products';
import { createClient, OAuthStrategy } from '@wix/sdk';

/** The official client with the same four namespaces. */
export const client = createClient({
  auth: OAuthStrategy({ clientId: 'client-id' }),
  modules: { collections, currentCartV2, products, redirects },
});
