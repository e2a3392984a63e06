import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { route } from '../../protocol/routing/route.js';
import type { StoredRibbon } from '../../shop/catalog-v3/ribbons/ribbon.js';
import { createRibbon as create } from '../../shop/catalog-v3/ribbons/create-ribbon.js';
import { readName } from '../catalog-v3/read-name.js';
import { formatRibbon, maxNameLength } from './ribbon-entity.js';

/**
 * Creates the ribbon of a request.
 *
 * @throws {ValidationError} `ONLY_SPACES_STRING_ERROR`
 */
export function createRequestedRibbon(tenant: Tenant, request: unknown): StoredRibbon {
  const read = new FieldReader();
  const name = readName(read, bodyObject(read, request, 'ribbon')['name'], 'ribbon.name', maxNameLength);
  read.check();
  return create(tenant, name);
}

/** Creates a ribbon. */
export const createRibbon = route({
  id: 'stores.ribbonsV3.createRibbon',
  method: 'POST',
  paths: ['/stores/v3/ribbons', '/v3/ribbons'],
  access: 'merchant',
  handle: ({ body, tenant }) => ({ ribbon: formatRibbon(createRequestedRibbon(tenant, body)) }),
});
