import { createClient } from '@cartwright/core';
import {
  addToCurrentCart,
  createCheckoutFromCurrentCart,
  deleteCurrentCart,
  estimateCurrentCartTotals,
  getCurrentCart,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
} from '@cartwright/ecom/current-cart';
import { OAuthStrategy } from '@cartwright/identity/visitor';
import { createRedirectSession } from '@cartwright/identity/redirects';
import { getCollection, getCollectionBySlug, queryCollections } from '@cartwright/stores/collections';
import {
  getProduct,
  getProductOptionsAvailability,
  queryProducts,
  queryProductVariants,
} from '@cartwright/stores/products';

/** The same store on Cart V1. */
export const client = createClient({
  auth: OAuthStrategy({ clientId: 'client-id' }),
  modules: {
    collections: { getCollection, getCollectionBySlug, queryCollections },
    currentCart: {
      addToCurrentCart,
      createCheckoutFromCurrentCart,
      deleteCurrentCart,
      estimateCurrentCartTotals,
      getCurrentCart,
      removeCouponFromCurrentCart,
      removeLineItemsFromCurrentCart,
      updateCurrentCart,
      updateCurrentCartLineItemQuantity,
    },
    products: { getProduct, getProductOptionsAvailability, queryProducts, queryProductVariants },
    redirects: { createRedirectSession },
  },
});
