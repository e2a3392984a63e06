import { saveProduct } from '../../../shop/catalog-v1/products/save-product.js';
import { route } from '../../../protocol/routing/route.js';
import { collections } from '../../../shop/catalog-v1/collection.js';
import { findCollection, writableCollection } from '../find-collection.js';
import { products } from '../../../shop/catalog-v1/product.js';
/** Deletes a collection. Its products stay. */
export const deleteCollectionRoute = route({
  id: 'stores.products.deleteCollection',
  method: 'DELETE',
  paths: ['/stores/v1/collections/{id}', '/v1/collections/{id}'],
  access: 'merchant',
  handle: (context) => {
    const { id } = writableCollection(findCollection(context, context.params['id']));
    for (const product of [...products(context.tenant).values()]) {
      if (!product.collectionIds.includes(id)) continue;
      saveProduct(context.tenant, { ...product, collectionIds: product.collectionIds.filter((other) => other !== id) });
    }
    collections(context.tenant).delete(id);
    return {};
  },
});
