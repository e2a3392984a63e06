export type * from './index.js';
export {
  bulkCreateRibbons,
  bulkDeleteRibbons,
  bulkGetOrCreateRibbons,
  bulkUpdateRibbons,
  countRibbons,
  createRibbon,
  deleteRibbon,
  getOrCreateRibbon,
  getRibbon,
  onRibbonCreated,
  onRibbonDeleted,
  onRibbonUpdated,
  queryRibbons,
  updateRibbon,
} from './index.js';
