import { bulkRoutes } from './bulk/bulk-routes.js';
import { collectionRoutes } from './collections/collections-routes.js';
import { productMediaRoutes } from './media/media-routes.js';
import { productRoutes } from './products/products-routes.js';
import { variantRoutes } from './variants/variants-routes.js';

/** The routes of products, variants and collections. */
export const catalogRoutes = [
  ...productRoutes,
  ...variantRoutes,
  ...productMediaRoutes,
  ...collectionRoutes,
  ...bulkRoutes,
] as const;
