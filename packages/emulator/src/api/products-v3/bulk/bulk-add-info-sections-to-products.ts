import { route } from '../../../protocol/routing/route.js';
import { addInfoSections } from '../../../shop/catalog-v3/product-changes/change-info-sections.js';
import { changeByFilter, changeInBulk } from './change-info-sections.js';

/** Adds info sections to products. */
export const bulkAddInfoSectionsToProducts = route({
  id: 'stores.productsV3.bulkAddInfoSectionsToProducts',
  method: 'POST',
  paths: ['/stores/v3/bulk/products/add-info-sections', '/v3/bulk/products/add-info-sections'],
  access: 'merchant',
  handle: (context) => changeInBulk(context, addInfoSections, 10),
});

/** Adds info sections to the products that match a filter. */
export const bulkAddInfoSectionsToProductsByFilter = route({
  id: 'stores.productsV3.bulkAddInfoSectionsToProductsByFilter',
  method: 'POST',
  paths: ['/stores/v3/bulk/products/add-info-sections-by-filter', '/v3/bulk/products/add-info-sections-by-filter'],
  access: 'merchant',
  handle: (context) => changeByFilter(context, addInfoSections, 20),
});
