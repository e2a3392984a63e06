import { createOrder, getCheckout, removeCoupon, updateCheckout } from '@wix/auto_sdk_ecom_checkout';
import {
  addCouponToCurrentCart,
  addLineItemsToCurrentCart,
  calculateCurrentCart,
  deleteCurrentCart,
  getCurrentCart,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCart,
  updateLineItemsInCurrentCart,
} from '@wix/auto_sdk_ecom_current-cart-v-2';
import { getOrder, searchOrders } from '@wix/auto_sdk_ecom_orders';
import { createRedirectSession } from '@wix/auto_sdk_redirects_redirects';
import { getCollection, getCollectionBySlug, queryCollections } from '@wix/auto_sdk_stores_collections';
import {
  getProduct,
  getProductOptionsAvailability,
  queryProducts,
  queryProductVariants,
} from '@wix/auto_sdk_stores_products';
import { createClient, OAuthStrategy } from '@wix/sdk';

/** The official client with the operations of `checkout-client.js`. */
export const client = createClient({
  auth: OAuthStrategy({ clientId: 'client-id' }),
  modules: {
    checkout: { createOrder, getCheckout, removeCoupon, updateCheckout },
    collections: { getCollection, getCollectionBySlug, queryCollections },
    currentCartV2: {
      addCouponToCurrentCart,
      addLineItemsToCurrentCart,
      calculateCurrentCart,
      deleteCurrentCart,
      getCurrentCart,
      removeCouponFromCurrentCart,
      removeLineItemsFromCurrentCart,
      updateCurrentCart,
      updateLineItemsInCurrentCart,
    },
    orders: { getOrder, searchOrders },
    products: { getProduct, getProductOptionsAvailability, queryProducts, queryProductVariants },
    redirects: { createRedirectSession },
  },
});
