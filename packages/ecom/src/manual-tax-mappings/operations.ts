export type * from './index.js';
export {
  createManualTaxMapping,
  deleteManualTaxMapping,
  getManualTaxMapping,
  onManualTaxMappingCreated,
  onManualTaxMappingDeleted,
  onManualTaxMappingUpdated,
  queryManualTaxMappings,
  updateManualTaxMapping,
} from './index.js';
