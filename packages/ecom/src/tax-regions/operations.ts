export type * from './index.js';
export {
  bulkCreateTaxRegion,
  createTaxRegion,
  deleteTaxRegion,
  getTaxRegion,
  onTaxRegionCreated,
  onTaxRegionDeleted,
  onTaxRegionUpdated,
  queryTaxRegions,
  updateTaxRegion,
} from './index.js';
