import { createClient } from '@cartwright/core';
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
} from '@cartwright/ecom/current-cart-v2';
import { createOrder, getCheckout, removeCoupon, updateCheckout } from '@cartwright/ecom/checkout';
import { getOrder, searchOrders } from '@cartwright/ecom/orders';
import { OAuthStrategy } from '@cartwright/identity/visitor';
import { createRedirectSession } from '@cartwright/identity/redirects';
import { getCollection, getCollectionBySlug } from '@cartwright/stores/collections';
import { findCollections, findProducts } from '@cartwright/stores/find';
import { getProduct, getProductOptionsAvailability, queryProductVariants } from '@cartwright/stores/products';

/** Client of a store with its own checkout page and order history: the operations of `store-client.js`, and these. */
export const client = createClient({
  auth: OAuthStrategy({ clientId: 'client-id' }),
  modules: {
    checkout: { createOrder, getCheckout, removeCoupon, updateCheckout },
    collections: { getCollection, getCollectionBySlug, findCollections },
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
    products: { getProduct, getProductOptionsAvailability, findProducts, queryProductVariants },
    redirects: { createRedirectSession },
  },
});
