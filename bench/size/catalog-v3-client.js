import { createClient } from '@cartwright/core';
import { OAuthStrategy } from '@cartwright/identity/visitor';
import { getCategory, getCategoryBySlug } from '@cartwright/stores/categories';
import { findCategories, findInventoryItems } from '@cartwright/stores/find';
import { getProduct, getProductBySlug, searchProducts } from '@cartwright/stores/products-v3';
import { getDefaultStoresLocation } from '@cartwright/stores/stores-locations-v3';

/** Client with single operations of Catalog V3: those with which the common model reads it. */
export const client = createClient({
  auth: OAuthStrategy({ clientId: 'client-id' }),
  modules: {
    categories: { getCategory, getCategoryBySlug, findCategories },
    inventory: { findInventoryItems },
    locations: { getDefaultStoresLocation },
    products: { getProduct, getProductBySlug, searchProducts },
  },
});
