import { bulkAdjustProductPropertyRoute } from './bulk-adjust-product-property.js';
import { bulkUpdateProductsPropertyRoute } from './bulk-update-products-property.js';

/** The routes that change one property of many products. */
export const bulkRoutes = [bulkUpdateProductsPropertyRoute, bulkAdjustProductPropertyRoute] as const;
