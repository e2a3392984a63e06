import { route } from '../../../protocol/routing/route.js';
import { allProductsCategoryId } from '../../../shop/catalog-v3/categories/category.js';

/** Gets the ID of the category of all products. */
export const getAllProductsCategory = route({
  id: 'stores.productsV3.getAllProductsCategory',
  method: 'GET',
  paths: ['/stores/v3/all-products-category', '/v3/all-products-category'],
  access: 'visitor',
  handle: () => ({
    categoryId: allProductsCategoryId,
    treeReference: { appNamespace: '@wix/stores', treeKey: null },
  }),
});
