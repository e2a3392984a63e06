import type { Route } from '../../../protocol/routing/route.js';
import {
  bulkAddInfoSectionsToProducts,
  bulkAddInfoSectionsToProductsByFilter,
} from './bulk-add-info-sections-to-products.js';
import { bulkAdjustProductVariantsByFilter } from './bulk-adjust-product-variants-by-filter.js';
import {
  bulkAddProductsToCategoriesByFilter,
  bulkRemoveProductsFromCategoriesByFilter,
} from './bulk-change-categories-by-filter.js';
import { bulkCreateProducts } from './bulk-create-products.js';
import { bulkDeleteProducts, bulkDeleteProductsByFilter } from './bulk-delete-products.js';
import { bulkCreateProductsWithInventory, bulkUpdateProductsWithInventory } from './bulk-products-with-inventory.js';
import {
  bulkRemoveInfoSectionsFromProducts,
  bulkRemoveInfoSectionsFromProductsByFilter,
} from './bulk-remove-info-sections-from-products.js';
import { bulkUpdateProductTags, bulkUpdateProductTagsByFilter } from './bulk-update-product-tags.js';
import { bulkUpdateProductVariantsByFilter } from './bulk-update-product-variants-by-filter.js';
import { bulkUpdateProductsByFilter } from './bulk-update-products-by-filter.js';
import { bulkUpdateProducts } from './bulk-update-products.js';

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
