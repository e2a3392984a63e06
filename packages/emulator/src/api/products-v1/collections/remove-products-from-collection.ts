import { saveProduct } from '../../../shop/catalog-v1/products/save-product.js';
import { route } from '../../../protocol/routing/route.js';
import { collections } from '../../../shop/catalog-v1/collection.js';
import { findCollection, writableCollection } from '../find-collection.js';
import { requireProducts } from './require-products.js';

/** Removes products from a collection: all of them, or none if one does not exist. */
export const removeProductsFromCollectionRoute = route({
  id: 'stores.products.removeProductsFromCollection',
  method: 'POST',
  paths: ['/stores/v1/collections/{id}/productIds/delete', '/v1/collections/{id}/productIds/delete'],
  access: 'merchant',
  handle: (context) => {
    const { clock, params, tenant } = context;
    const collection = writableCollection(findCollection(context, params['id']));
    const removed = requireProducts(context).filter(({ collectionIds }) => collectionIds.includes(collection.id));
    if (removed.length === 0) return {};
    for (const product of removed) {
      saveProduct(context.tenant, {
        ...product,
        collectionIds: product.collectionIds.filter((id) => id !== collection.id),
      });
    }
    collections(tenant).put({ ...collection, lastUpdated: clock.now().toISOString() });
    return {};
  },
});
