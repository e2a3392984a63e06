import { FieldReader } from '../../kernel/input/field-reader.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { route } from '../../protocol/routing/route.js';
import { type StoredBrand, brands } from '../../shop/catalog-v3/brands/brand.js';
import { checkBrandName } from '../../shop/catalog-v3/brands/create-brand.js';
import { changedEntity } from '../../shop/catalog-v3/entity.js';
import { readChanges } from '../catalog-v3/read-changes.js';
import { readName } from '../catalog-v3/read-name.js';
import { brandFormat, formatBrand, maxNameLength, requireBrand } from './brand-entity.js';

/**
 * Applies the update of a request: `{ brand: { revision, name }, fieldMask }`.
 *
 * @throws {ApplicationError} 404 `BRAND_NOT_FOUND`, 409 `INVALID_REVISION`, `ALREADY_EXISTS`
 * @throws {ValidationError} `ONLY_SPACES_STRING_ERROR`
 */
export function updateRequestedBrand(tenant: Tenant, request: unknown, pathId?: string): StoredBrand {
  const read = new FieldReader();
  const { changes, check, entity } = readChanges(
    read,
    request,
    { name: 'brand', find: (id) => requireBrand(tenant, id), format: formatBrand, fields: { name: 'value' } },
    pathId,
  );
  const name = 'name' in changes ? readName(read, changes['name'], 'brand.name', maxNameLength) : entity.name;
  check();
  checkBrandName(tenant, name, entity.id);
  return brands(tenant).put(changedEntity(tenant, entity, { name }));
}

/** Updates a brand. Requires the current revision. */
export const updateBrand = route({
  id: 'stores.brandsV3.updateBrand',
  method: 'PATCH',
  paths: ['/stores/v3/brands/{brand.id}', '/v3/brands/{brand.id}'],
  access: 'merchant',
  handle({ body, params, tenant }) {
    const format = brandFormat(tenant, body);
    return { brand: format(updateRequestedBrand(tenant, body, params['brand.id'])) };
  },
});
