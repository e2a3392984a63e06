import { saveProduct } from '../../../shop/catalog-v1/products/save-product.js';
import { route } from '../../../protocol/routing/route.js';
import { collections } from '../../../shop/catalog-v1/collection.js';
import { findCollection } from '../find-collection.js';
import { requireProducts } from './require-products.js';

/** Adds products to a collection: all of them, or none if one does not exist. */
export const addProductsToCollectionRoute = route({
  id: 'stores.products.addProductsToCollection',
  method: 'POST',
  paths: ['/stores/v1/collections/{id}/productIds', '/v1/collections/{id}/productIds'],
  access: 'merchant',
  handle: (context) => {
    const { clock, params, tenant } = context;
    const collection = findCollection(context, params['id']);
    const added = requireProducts(context).filter(({ collectionIds }) => !collectionIds.includes(collection.id));
    if (added.length === 0) return {};
    for (const product of added) {
      saveProduct(context.tenant, { ...product, collectionIds: [...product.collectionIds, collection.id] });
    }
    collections(tenant).put({ ...collection, lastUpdated: clock.now().toISOString() });
    return {};
  },
});
