export type * from './index.js';
export {
  createTaxRegion,
  deleteTaxRegion,
  getTaxRegion,
  onTaxRegionCreated,
  onTaxRegionDeleted,
  onTaxRegionUpdated,
  queryTaxRegions,
  updateTaxRegion,
} from './index.js';
