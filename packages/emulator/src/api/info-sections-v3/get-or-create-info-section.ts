import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { route } from '../../protocol/routing/route.js';
import { findInfoSection } from '../../shop/catalog-v3/info-sections/create-info-section.js';
import type { StoredInfoSection } from '../../shop/catalog-v3/info-sections/info-section.js';
import { createRequestedInfoSection } from './create-info-section.js';
import { infoSectionFormat, requireInfoSection } from './info-section-entity.js';

/**
 * Returns the info section with the ID or the unique name of a request, or creates it.
 *
 * @throws {ApplicationError} 404 `INFO_SECTION_NOT_FOUND` for an unknown ID
 * @throws {ValidationError} `ONLY_SPACES_STRING_ERROR`, `INFO_SECTIONS_LIMIT_EXCEEDED`
 */
export function getOrCreateRequestedInfoSection(tenant: Tenant, request: unknown): StoredInfoSection {
  const { id, uniqueName } = bodyObject(new FieldReader(), request, 'infoSection');
  if (typeof id === 'string') return requireInfoSection(tenant, id);
  const existing = typeof uniqueName === 'string' ? findInfoSection(tenant, uniqueName) : undefined;
  return existing ?? createRequestedInfoSection(tenant, request);
}

/** Gets the info section with an ID or a unique name, or creates it. */
export const getOrCreateInfoSection = route({
  id: 'stores.infoSectionsV3.getOrCreateInfoSection',
  method: 'POST',
  paths: ['/stores/v3/info-sections/get-or-create', '/v3/info-sections/get-or-create'],
  access: 'merchant',
  handle({ body, tenant }) {
    const format = infoSectionFormat(tenant, body);
    return { infoSection: format(getOrCreateRequestedInfoSection(tenant, body)) };
  },
});
