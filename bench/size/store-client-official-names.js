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
import { OAuthStrategy } from '@cartwright/identity/visitor';
import { createRedirectSession } from '@cartwright/identity/redirects';
import { getCollection, getCollectionBySlug, queryCollections } from '@cartwright/stores/collections';
import {
  getProduct,
  getProductOptionsAvailability,
  queryProducts,
  queryProductVariants,
} from '@cartwright/stores/products';

/** Client of a store: cart, products, collections and checkout redirect, with single operations under their official names. */
export const client = createClient({
  auth: OAuthStrategy({ clientId: 'client-id' }),
  modules: {
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
    products: { getProduct, getProductOptionsAvailability, queryProducts, queryProductVariants },
    redirects: { createRedirectSession },
  },
});
