import { route } from '../../../protocol/routing/route.js';
import { removeInfoSections } from '../../../shop/catalog-v3/product-changes/change-info-sections.js';
import { changeByFilter, changeInBulk } from './change-info-sections.js';

/** Maximum number of info sections to remove. */
const maxInfoSections = 100;

/** Removes info sections from products. */
export const bulkRemoveInfoSectionsFromProducts = route({
  id: 'stores.productsV3.bulkRemoveInfoSectionsFromProducts',
  method: 'POST',
  paths: ['/stores/v3/bulk/products/remove-info-sections', '/v3/bulk/products/remove-info-sections'],
  access: 'merchant',
  handle: (context) => changeInBulk(context, removeInfoSections, maxInfoSections),
});

/** Removes info sections from the products that match a filter. */
export const bulkRemoveInfoSectionsFromProductsByFilter = route({
  id: 'stores.productsV3.bulkRemoveInfoSectionsFromProductsByFilter',
  method: 'POST',
  paths: [
    '/stores/v3/bulk/products/remove-info-sections-by-filter',
    '/v3/bulk/products/remove-info-sections-by-filter',
  ],
  access: 'merchant',
  handle: (context) => changeByFilter(context, removeInfoSections, maxInfoSections),
});
