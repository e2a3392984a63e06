export type * from './index.js';
export {
  bulkCreateBrands,
  bulkDeleteBrands,
  bulkGetOrCreateBrands,
  bulkUpdateBrands,
  countBrands,
  createBrand,
  deleteBrand,
  getBrand,
  getOrCreateBrand,
  onBrandCreated,
  onBrandDeleted,
  onBrandUpdated,
  queryBrands,
  updateBrand,
} from './index.js';
