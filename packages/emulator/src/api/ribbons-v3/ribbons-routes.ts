import { route } from '../../protocol/routing/route.js';
import { deleteRibbon as remove } from '../../shop/catalog-v3/assignments/delete-ribbon.js';
import {
  createRibbon as create,
  getOrCreateRibbon as getOrCreate,
} from '../../shop/catalog-v3/ribbons/create-ribbon.js';
import { ribbons } from '../../shop/catalog-v3/ribbons/ribbon.js';
import { namedEntityHandlers } from '../catalog-v3/named-entities.js';

const handlers = namedEntityHandlers({
  name: 'ribbon',
  plural: 'ribbons',
  maxNameLength: 30,
  notFound: 'RIBBON_NOT_FOUND',
  count: ['ASSIGNED_PRODUCT_COUNT', 'assignedProductCount'],
  collection: ribbons,
  create,
  getOrCreate,
  remove,
});

/** Creates a ribbon. */
const createRibbon = route({
  id: 'stores.ribbonsV3.createRibbon',
  method: 'POST',
  paths: ['/stores/v3/ribbons', '/v3/ribbons'],
  access: 'merchant',
  handle: handlers.create,
});

/** Creates up to 100 ribbons. */
const bulkCreateRibbons = route({
  id: 'stores.ribbonsV3.bulkCreateRibbons',
  method: 'POST',
  paths: ['/stores/v3/bulk/ribbons/create', '/v3/bulk/ribbons/create'],
  access: 'merchant',
  handle: handlers.bulkCreate,
});

/** Gets a ribbon. */
const getRibbon = route({
  id: 'stores.ribbonsV3.getRibbon',
  method: 'GET',
  paths: ['/stores/v3/ribbons/{ribbonId}', '/v3/ribbons/{ribbonId}'],
  access: 'visitor',
  handle: handlers.get,
});

/** Gets the ribbon with a name, or creates it. */
const getOrCreateRibbon = route({
  id: 'stores.ribbonsV3.getOrCreateRibbon',
  method: 'POST',
  paths: ['/stores/v3/ribbons/get-or-create', '/v3/ribbons/get-or-create'],
  access: 'merchant',
  handle: handlers.getOrCreate,
});

/** Gets the ribbons with up to 100 names, and creates those that do not exist. */
const bulkGetOrCreateRibbons = route({
  id: 'stores.ribbonsV3.bulkGetOrCreateRibbons',
  method: 'POST',
  paths: ['/stores/v3/bulk/ribbons/get-or-create', '/v3/bulk/ribbons/get-or-create'],
  access: 'merchant',
  handle: handlers.bulkGetOrCreate,
});

/** Queries ribbons by filter, sorting and page. */
const queryRibbons = route({
  id: 'stores.ribbonsV3.queryRibbons',
  method: 'POST',
  paths: ['/stores/v3/ribbons/query', '/v3/ribbons/query'],
  access: 'visitor',
  handle: handlers.query,
});

/** Counts the ribbons that match a filter. */
const countRibbons = route({
  id: 'stores.ribbonsV3.countRibbons',
  method: 'POST',
  paths: ['/stores/v3/ribbons/count', '/v3/ribbons/count'],
  access: 'visitor',
  handle: handlers.count,
});

/** Updates a ribbon. Requires the current revision. */
const updateRibbon = route({
  id: 'stores.ribbonsV3.updateRibbon',
  method: 'PATCH',
  paths: ['/stores/v3/ribbons/{ribbon.id}', '/v3/ribbons/{ribbon.id}'],
  access: 'merchant',
  handle: handlers.update,
});

/** Updates up to 100 ribbons. Each requires its current revision. */
const bulkUpdateRibbons = route({
  id: 'stores.ribbonsV3.bulkUpdateRibbons',
  method: 'POST',
  paths: ['/stores/v3/bulk/ribbons/update', '/v3/bulk/ribbons/update'],
  access: 'merchant',
  handle: handlers.bulkUpdate,
});

/** Deletes a ribbon and removes it from its products. */
const deleteRibbon = route({
  id: 'stores.ribbonsV3.deleteRibbon',
  method: 'DELETE',
  paths: ['/stores/v3/ribbons/{ribbonId}', '/v3/ribbons/{ribbonId}'],
  access: 'merchant',
  handle: handlers.remove,
});

/** Deletes up to 100 ribbons and removes them from their products. */
const bulkDeleteRibbons = route({
  id: 'stores.ribbonsV3.bulkDeleteRibbons',
  method: 'POST',
  paths: ['/stores/v3/bulk/ribbons/delete', '/v3/bulk/ribbons/delete'],
  access: 'merchant',
  handle: handlers.bulkRemove,
});

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
