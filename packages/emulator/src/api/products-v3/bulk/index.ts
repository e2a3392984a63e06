import type { Route } from '../../../protocol/routing/route.js';
import {
  bulkAddInfoSectionsToProducts,
  bulkAddInfoSectionsToProductsByFilter,
  bulkAddProductsToCategoriesByFilter,
  bulkAdjustProductVariantsByFilter,
  bulkRemoveInfoSectionsFromProducts,
  bulkRemoveInfoSectionsFromProductsByFilter,
  bulkRemoveProductsFromCategoriesByFilter,
  bulkUpdateProductsByFilter,
  bulkUpdateProductVariantsByFilter,
} from './bulk-field-routes.js';
import {
  bulkCreateProducts,
  bulkCreateProductsWithInventory,
  bulkDeleteProducts,
  bulkDeleteProductsByFilter,
  bulkUpdateProducts,
  bulkUpdateProductsWithInventory,
  bulkUpdateProductTags,
  bulkUpdateProductTagsByFilter,
} from './bulk-routes.js';

/** The routes that change several products. */
export const bulkProductRoutes: readonly Route[] = [
  bulkCreateProducts,
  bulkUpdateProducts,
  bulkUpdateProductsByFilter,
  bulkDeleteProducts,
  bulkDeleteProductsByFilter,
  bulkCreateProductsWithInventory,
  bulkUpdateProductsWithInventory,
  bulkUpdateProductVariantsByFilter,
  bulkAdjustProductVariantsByFilter,
  bulkAddInfoSectionsToProducts,
  bulkAddInfoSectionsToProductsByFilter,
  bulkRemoveInfoSectionsFromProducts,
  bulkRemoveInfoSectionsFromProductsByFilter,
  bulkAddProductsToCategoriesByFilter,
  bulkRemoveProductsFromCategoriesByFilter,
  bulkUpdateProductTags,
  bulkUpdateProductTagsByFilter,
];
