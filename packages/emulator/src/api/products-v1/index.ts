import { bulkRoutes } from './bulk/index.js';
import { collectionRoutes } from './collections/index.js';
import { productMediaRoutes } from './media/index.js';
import { productRoutes } from './products/index.js';
import { variantRoutes } from './variants/index.js';

/** The routes of products, variants and collections. */
export const catalogRoutes = [
  ...productRoutes,
  ...variantRoutes,
  ...productMediaRoutes,
  ...collectionRoutes,
  ...bulkRoutes,
] as const;
