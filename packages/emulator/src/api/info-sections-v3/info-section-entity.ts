import type { SearchField } from '../../kernel/query/search/search-field.js';
import { getTable } from '../../kernel/query/table.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { assignedProductIds } from '../../shop/catalog-v3/assignments/assigned-products.js';
import { requireEntity } from '../../shop/catalog-v3/entity.js';
import { type StoredInfoSection, infoSections } from '../../shop/catalog-v3/info-sections/info-section.js';
import { type EntitySource, entityFields, queryField } from '../catalog-v3/cursor-query.js';
import { formatPlainText, formatRichContent } from '../catalog-v3/format-text.js';
import { requestedFields } from '../catalog-v3/requested-fields.js';

/** Formats an info section without its fields on request. */
export const formatInfoSection = ({
  createdDate,
  id,
  revision,
  text,
  title,
  uniqueName,
  updatedDate,
}: StoredInfoSection) => ({
  id,
  revision: String(revision),
  createdDate,
  updatedDate,
  uniqueName,
  title,
  description: formatRichContent(text),
  plainDescription: formatPlainText(text),
});

/**
 * Returns the function that formats an info section with the fields on request of a call.
 *
 * @throws {ValidationError} for an unknown field
 */
export function infoSectionFormat(tenant: Tenant, request: unknown): (section: StoredInfoSection) => object {
  const fields = requestedFields(request, ['ASSIGNED_PRODUCTS_COUNT']);
  return (section) => ({
    ...formatInfoSection(section),
    ...(fields.has('ASSIGNED_PRODUCTS_COUNT') && {
      assignedProductsCount: assignedProductIds(tenant, section.id).size,
    }),
  });
}

/** Returns the info section with this ID. @throws {ApplicationError} 404 `INFO_SECTION_NOT_FOUND` */
export const requireInfoSection = (tenant: Tenant, id: string): StoredInfoSection =>
  requireEntity(infoSections(tenant), id, 'INFO_SECTION_NOT_FOUND');

const fields = new Map<string, SearchField<StoredInfoSection>>([
  ...entityFields,
  ['uniqueName', queryField('string', ({ uniqueName }) => uniqueName)],
  ['title', queryField('string', ({ title }) => title)],
]);

/** Info sections and the fields that queries can filter and sort by. */
export const infoSectionSource = (tenant: Tenant): EntitySource<StoredInfoSection> => ({
  entity: 'infoSection',
  documents: getTable(infoSections(tenant), fields),
  fields,
});
