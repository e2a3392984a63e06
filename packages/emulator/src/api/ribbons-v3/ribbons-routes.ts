import { countEntities, queryEntities } from '../catalog-v3/cursor-query.js';
import { readChanges } from '../catalog-v3/read-changes.js';
import { readName } from '../catalog-v3/read-name.js';
import { formatRibbon, maxNameLength, requireRibbon, ribbonFormat, ribbonSource } from './ribbon-entity.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { bulkItems, entityId, readBulk, readBulkIds } from '../../protocol/http/bulk-items.js';
import { route } from '../../protocol/routing/route.js';
import { deleteRibbon as remove } from '../../shop/catalog-v3/assignments/delete-ribbon.js';
import { changedEntity } from '../../shop/catalog-v3/entity.js';
import {
  createRibbon as create,
  getOrCreateRibbon as getOrCreate,
} from '../../shop/catalog-v3/ribbons/create-ribbon.js';
import { ribbons, type StoredRibbon } from '../../shop/catalog-v3/ribbons/ribbon.js';

/**
 * Creates the ribbon of a request.
 *
 * @throws {ValidationError} `ONLY_SPACES_STRING_ERROR`
 */
function createRequestedRibbon(tenant: Tenant, request: unknown): StoredRibbon {
  const read = new FieldReader();
  const name = readName(read, bodyObject(read, request, 'ribbon')['name'], 'ribbon.name', maxNameLength);
  read.check();
  return create(tenant, name);
}

/** Creates a ribbon. */
const createRibbon = route({
  id: 'stores.ribbonsV3.createRibbon',
  method: 'POST',
  paths: ['/stores/v3/ribbons', '/v3/ribbons'],
  access: 'merchant',
  handle: ({ body, tenant }) => ({ ribbon: formatRibbon(createRequestedRibbon(tenant, body)) }),
});

/** Creates up to 100 ribbons. */
const bulkCreateRibbons = route({
  id: 'stores.ribbonsV3.bulkCreateRibbons',
  method: 'POST',
  paths: ['/stores/v3/bulk/ribbons/create', '/v3/bulk/ribbons/create'],
  access: 'merchant',
  handle({ body, tenant }) {
    const { items, returnEntity } = readBulk(body, 'ribbons');
    return bulkItems(tenant, {
      items,
      apply: (ribbon) => createRequestedRibbon(tenant, { ribbon }),
      format: returnEntity && formatRibbon,
    });
  },
});

/** Gets a ribbon. */
const getRibbon = route({
  id: 'stores.ribbonsV3.getRibbon',
  method: 'GET',
  paths: ['/stores/v3/ribbons/{ribbonId}', '/v3/ribbons/{ribbonId}'],
  access: 'visitor',
  handle({ params, query, tenant }) {
    const format = ribbonFormat(tenant, query);
    return { ribbon: format(requireRibbon(tenant, params['ribbonId'] ?? '')) };
  },
});

/** Gets the ribbon with a name, or creates it. */
const getOrCreateRibbon = route({
  id: 'stores.ribbonsV3.getOrCreateRibbon',
  method: 'POST',
  paths: ['/stores/v3/ribbons/get-or-create', '/v3/ribbons/get-or-create'],
  access: 'merchant',
  handle({ body, tenant }) {
    const format = ribbonFormat(tenant, body);
    const read = new FieldReader();
    const name = readName(read, isObject(body) ? body['ribbonName'] : undefined, 'ribbonName', maxNameLength);
    read.check();
    return { ribbon: format(getOrCreate(tenant, name)) };
  },
});

/** Gets the ribbons with up to 100 names, and creates those that do not exist. */
const bulkGetOrCreateRibbons = route({
  id: 'stores.ribbonsV3.bulkGetOrCreateRibbons',
  method: 'POST',
  paths: ['/stores/v3/bulk/ribbons/get-or-create', '/v3/bulk/ribbons/get-or-create'],
  access: 'merchant',
  handle({ body, tenant }) {
    const { items } = readBulk(body, 'ribbonNames');
    const apply = (item: unknown) => {
      const read = new FieldReader();
      const name = readName(read, item, 'ribbonName', maxNameLength);
      read.check();
      return getOrCreate(tenant, name);
    };
    return bulkItems(tenant, { items, apply, format: ribbonFormat(tenant, body) });
  },
});

/** Queries ribbons by filter, sorting and page. */
const queryRibbons = route({
  id: 'stores.ribbonsV3.queryRibbons',
  method: 'POST',
  paths: ['/stores/v3/ribbons/query', '/v3/ribbons/query'],
  access: 'visitor',
  handle({ body, tenant }) {
    const format = ribbonFormat(tenant, body);
    const { items, pagingMetadata } = queryEntities(ribbonSource(tenant), body);
    return { ribbons: items.map(format), pagingMetadata };
  },
});

/** Counts the ribbons that match a filter. */
const countRibbons = route({
  id: 'stores.ribbonsV3.countRibbons',
  method: 'POST',
  paths: ['/stores/v3/ribbons/count', '/v3/ribbons/count'],
  access: 'visitor',
  handle: ({ body, tenant }) => countEntities(ribbonSource(tenant), body),
});

/**
 * Applies the update of a request: `{ ribbon: { revision, name }, fieldMask }`.
 *
 * @throws {ApplicationError} 404 `RIBBON_NOT_FOUND`, 409 `INVALID_REVISION`
 * @throws {ValidationError} `ONLY_SPACES_STRING_ERROR`
 */
function updateRequestedRibbon(tenant: Tenant, request: unknown, pathId?: string): StoredRibbon {
  const read = new FieldReader();
  const { changes, check, entity } = readChanges(
    read,
    request,
    { name: 'ribbon', find: (id) => requireRibbon(tenant, id), format: formatRibbon, fields: { name: 'value' } },
    pathId,
  );
  const name = 'name' in changes ? readName(read, changes['name'], 'ribbon.name', maxNameLength) : entity.name;
  check();
  return ribbons(tenant).put(changedEntity(tenant, entity, { name }));
}

/** Updates a ribbon. Requires the current revision. */
const updateRibbon = route({
  id: 'stores.ribbonsV3.updateRibbon',
  method: 'PATCH',
  paths: ['/stores/v3/ribbons/{ribbon.id}', '/v3/ribbons/{ribbon.id}'],
  access: 'merchant',
  handle({ body, params, tenant }) {
    const format = ribbonFormat(tenant, body);
    return { ribbon: format(updateRequestedRibbon(tenant, body, params['ribbon.id'])) };
  },
});

/** Updates up to 100 ribbons. Each requires its current revision. */
const bulkUpdateRibbons = route({
  id: 'stores.ribbonsV3.bulkUpdateRibbons',
  method: 'POST',
  paths: ['/stores/v3/bulk/ribbons/update', '/v3/bulk/ribbons/update'],
  access: 'merchant',
  handle({ body, tenant }) {
    const { items, returnEntity } = readBulk(body, 'ribbons');
    const format = ribbonFormat(tenant, body);
    return bulkItems(tenant, {
      items,
      getId: entityId('ribbon'),
      apply: (item) => updateRequestedRibbon(tenant, item),
      format: returnEntity && format,
    });
  },
});

/** Deletes a ribbon and removes it from its products. */
const deleteRibbon = route({
  id: 'stores.ribbonsV3.deleteRibbon',
  method: 'DELETE',
  paths: ['/stores/v3/ribbons/{ribbonId}', '/v3/ribbons/{ribbonId}'],
  access: 'merchant',
  handle({ params, tenant }) {
    remove(tenant, requireRibbon(tenant, params['ribbonId'] ?? '').id);
    return {};
  },
});

/** Deletes up to 100 ribbons and removes them from their products. */
const bulkDeleteRibbons = route({
  id: 'stores.ribbonsV3.bulkDeleteRibbons',
  method: 'POST',
  paths: ['/stores/v3/bulk/ribbons/delete', '/v3/bulk/ribbons/delete'],
  access: 'merchant',
  handle({ body, tenant }) {
    const apply = (id: string) => {
      const ribbon = requireRibbon(tenant, id);
      remove(tenant, id);
      return ribbon;
    };
    return bulkItems(tenant, { items: readBulkIds(body, 'ribbonIds'), apply });
  },
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
