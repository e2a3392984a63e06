export type * from './index.js';
export {
  bulkAssignExemptOverrides,
  bulkCreateManualTaxMappings,
  bulkUnassignExemptOverrides,
  createManualTaxMapping,
  deleteManualTaxMapping,
  getManualTaxMapping,
  listManualTaxMappings,
  onManualTaxMappingCreated,
  onManualTaxMappingDeleted,
  onManualTaxMappingUpdated,
  queryManualTaxMappings,
  updateExtendedFields,
  updateManualTaxMapping,
} from './index.js';
