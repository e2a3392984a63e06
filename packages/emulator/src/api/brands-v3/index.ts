import { bulkCreateBrands } from './bulk-create-brands.js';
import { bulkDeleteBrands } from './bulk-delete-brands.js';
import { bulkGetOrCreateBrands } from './bulk-get-or-create-brands.js';
import { bulkUpdateBrands } from './bulk-update-brands.js';
import { countBrands } from './count-brands.js';
import { createBrand } from './create-brand.js';
import { deleteBrand } from './delete-brand.js';
import { getBrand } from './get-brand.js';
import { getOrCreateBrand } from './get-or-create-brand.js';
import { queryBrands } from './query-brands.js';
import { updateBrand } from './update-brand.js';

/** The routes of brands. */
export const brandRoutes = [
  createBrand,
  bulkCreateBrands,
  getBrand,
  getOrCreateBrand,
  bulkGetOrCreateBrands,
  ...queryBrands,
  countBrands,
  updateBrand,
  bulkUpdateBrands,
  deleteBrand,
  bulkDeleteBrands,
] as const;
