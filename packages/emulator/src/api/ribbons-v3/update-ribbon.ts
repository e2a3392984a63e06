import { FieldReader } from '../../kernel/input/field-reader.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { route } from '../../protocol/routing/route.js';
import { type StoredRibbon, ribbons } from '../../shop/catalog-v3/ribbons/ribbon.js';
import { changedEntity } from '../../shop/catalog-v3/entity.js';
import { readChanges } from '../catalog-v3/read-changes.js';
import { readName } from '../catalog-v3/read-name.js';
import { ribbonFormat, formatRibbon, maxNameLength, requireRibbon } from './ribbon-entity.js';

/**
 * Applies the update of a request: `{ ribbon: { revision, name }, fieldMask }`.
 *
 * @throws {ApplicationError} 404 `RIBBON_NOT_FOUND`, 409 `INVALID_REVISION`
 * @throws {ValidationError} `ONLY_SPACES_STRING_ERROR`
 */
export function updateRequestedRibbon(tenant: Tenant, request: unknown, pathId?: string): StoredRibbon {
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
export const updateRibbon = route({
  id: 'stores.ribbonsV3.updateRibbon',
  method: 'PATCH',
  paths: ['/stores/v3/ribbons/{ribbon.id}', '/v3/ribbons/{ribbon.id}'],
  access: 'merchant',
  handle({ body, params, tenant }) {
    const format = ribbonFormat(tenant, body);
    return { ribbon: format(updateRequestedRibbon(tenant, body, params['ribbon.id'])) };
  },
});
