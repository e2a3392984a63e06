import * as checkout from '@wix/auto_sdk_ecom_checkout';
import * as currentCartV2 from '@wix/auto_sdk_ecom_current-cart-v-2';
import * as orders from '@wix/auto_sdk_ecom_orders';
import * as redirects from '@wix/auto_sdk_redirects_redirects';
import * as collections from '@wix/auto_sdk_stores_collections';
import * as products from '@wix/auto_sdk_stores_products';
import { createClient, OAuthStrategy } from '@wix/sdk';

/** The official client with the six namespaces of `checkout-drop-in.js`. */
export const client = createClient({
  auth: OAuthStrategy({ clientId: 'client-id' }),
  modules: { checkout, collections, currentCartV2, orders, products, redirects },
});
