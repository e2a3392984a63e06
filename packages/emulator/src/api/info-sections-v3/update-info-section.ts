import { FieldReader } from '../../kernel/input/field-reader.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { route } from '../../protocol/routing/route.js';
import { changedEntity } from '../../shop/catalog-v3/entity.js';
import { checkUniqueName } from '../../shop/catalog-v3/info-sections/create-info-section.js';
import { type StoredInfoSection, infoSections } from '../../shop/catalog-v3/info-sections/info-section.js';
import { readChanges } from '../catalog-v3/read-changes.js';
import { formatInfoSection, infoSectionFormat, requireInfoSection } from './info-section-entity.js';
import { readContent } from './read-content.js';

/** The fields that a mask can name. */
const fields = { uniqueName: 'value', title: 'value', description: 'any', plainDescription: 'value' } as const;

/**
 * Applies the update of a request: `{ infoSection: { revision, title, … }, fieldMask }`.
 *
 * @throws {ApplicationError} 404 `INFO_SECTION_NOT_FOUND`, 409 `INVALID_REVISION`, `ALREADY_EXISTS`
 * @throws {ValidationError} `ONLY_SPACES_STRING_ERROR`
 */
export function updateRequestedInfoSection(tenant: Tenant, request: unknown, pathId?: string): StoredInfoSection {
  const read = new FieldReader();
  const find = (id: string) => requireInfoSection(tenant, id);
  const update = { name: 'infoSection', find, format: formatInfoSection, fields };
  const { changes, check, entity } = readChanges(read, request, update, pathId);
  const content = readContent(read, changes, entity);
  check();
  checkUniqueName(tenant, content.uniqueName, entity.id);
  return infoSections(tenant).put(changedEntity(tenant, entity, content));
}

/** Updates an info section. Requires the current revision. */
export const updateInfoSection = route({
  id: 'stores.infoSectionsV3.updateInfoSection',
  method: 'PATCH',
  paths: ['/stores/v3/info-sections/{infoSection.id}', '/v3/info-sections/{infoSection.id}'],
  access: 'merchant',
  handle({ body, params, tenant }) {
    const format = infoSectionFormat(tenant, body);
    return { infoSection: format(updateRequestedInfoSection(tenant, body, params['infoSection.id'])) };
  },
});
