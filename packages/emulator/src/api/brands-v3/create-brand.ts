import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { route } from '../../protocol/routing/route.js';
import type { StoredBrand } from '../../shop/catalog-v3/brands/brand.js';
import { createBrand as create } from '../../shop/catalog-v3/brands/create-brand.js';
import { readName } from '../catalog-v3/read-name.js';
import { formatBrand, maxNameLength } from './brand-entity.js';

/**
 * Creates the brand of a request.
 *
 * @throws {ApplicationError} 409 `ALREADY_EXISTS`
 * @throws {ValidationError} `ONLY_SPACES_STRING_ERROR`, `BRAND_LIMIT_EXCEEDED`
 */
export function createRequestedBrand(tenant: Tenant, request: unknown): StoredBrand {
  const read = new FieldReader();
  const name = readName(read, bodyObject(read, request, 'brand')['name'], 'brand.name', maxNameLength);
  read.check();
  return create(tenant, name);
}

/** Creates a brand. */
export const createBrand = route({
  id: 'stores.brandsV3.createBrand',
  method: 'POST',
  paths: ['/stores/v3/brands', '/v3/brands'],
  access: 'merchant',
  handle: ({ body, tenant }) => ({ brand: formatBrand(createRequestedBrand(tenant, body)) }),
});
