import { bulkCreateRibbons } from './bulk-create-ribbons.js';
import { bulkDeleteRibbons } from './bulk-delete-ribbons.js';
import { bulkGetOrCreateRibbons } from './bulk-get-or-create-ribbons.js';
import { bulkUpdateRibbons } from './bulk-update-ribbons.js';
import { countRibbons } from './count-ribbons.js';
import { createRibbon } from './create-ribbon.js';
import { deleteRibbon } from './delete-ribbon.js';
import { getRibbon } from './get-ribbon.js';
import { getOrCreateRibbon } from './get-or-create-ribbon.js';
import { queryRibbons } from './query-ribbons.js';
import { updateRibbon } from './update-ribbon.js';

/** The routes of ribbons. */
export const ribbonRoutes = [
  createRibbon,
  bulkCreateRibbons,
  getRibbon,
  getOrCreateRibbon,
  bulkGetOrCreateRibbons,
  queryRibbons,
  countRibbons,
  updateRibbon,
  bulkUpdateRibbons,
  deleteRibbon,
  bulkDeleteRibbons,
] as const;
