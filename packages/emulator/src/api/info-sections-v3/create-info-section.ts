import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { route } from '../../protocol/routing/route.js';
import { createInfoSection as create } from '../../shop/catalog-v3/info-sections/create-info-section.js';
import type { StoredInfoSection } from '../../shop/catalog-v3/info-sections/info-section.js';
import { formatInfoSection } from './info-section-entity.js';
import { readContent } from './read-content.js';

/**
 * Creates the info section of a request.
 *
 * @throws {ApplicationError} 409 `ALREADY_EXISTS`
 * @throws {ValidationError} `ONLY_SPACES_STRING_ERROR`, `INFO_SECTIONS_LIMIT_EXCEEDED`
 */
export function createRequestedInfoSection(tenant: Tenant, request: unknown): StoredInfoSection {
  const read = new FieldReader();
  const content = readContent(read, bodyObject(read, request, 'infoSection'));
  read.check();
  return create(tenant, content);
}

/** Creates an info section. */
export const createInfoSection = route({
  id: 'stores.infoSectionsV3.createInfoSection',
  method: 'POST',
  paths: ['/stores/v3/info-sections', '/v3/info-sections'],
  access: 'merchant',
  handle: ({ body, tenant }) => ({ infoSection: formatInfoSection(createRequestedInfoSection(tenant, body)) }),
});
