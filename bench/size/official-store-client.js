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
} from '@wix/auto_sdk_ecom_current-cart';
import { createRedirectSession } from '@wix/auto_sdk_redirects_redirects';
import { getCollection, getCollectionBySlug, queryCollections } from '@wix/auto_sdk_stores_collections';
import {
  getProduct,
  getProductOptionsAvailability,
  queryProducts,
  queryProductVariants,
} from '@wix/auto_sdk_stores_products';
import { createClient, OAuthStrategy } from '@wix/sdk';

/** The official client with the same operations. */
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
