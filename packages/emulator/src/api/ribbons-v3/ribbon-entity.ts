import { queryField, entityFields, type EntitySource } from '../catalog-v3/cursor-query.js';
import type { SearchField } from '../../kernel/query/search/search-field.js';
import { tableOf } from '../../kernel/query/table.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { assignedProductIds } from '../../shop/catalog-v3/assignments/assigned-products.js';
import { type StoredRibbon, ribbons } from '../../shop/catalog-v3/ribbons/ribbon.js';
import { requireEntity } from '../../shop/catalog-v3/entity.js';
import { requestedFields } from '../catalog-v3/requested-fields.js';

/** Maximum length of a name, in characters. */
export const maxNameLength = 30;

/** Formats a ribbon without its fields on request. */
export const formatRibbon = ({ createdDate, id, name, revision, updatedDate }: StoredRibbon) => ({
  id,
  revision: String(revision),
  createdDate,
  updatedDate,
  name,
});

/**
 * Returns the function that formats a ribbon with the fields on request of a call.
 *
 * @throws {ValidationError} for an unknown field
 */
export function ribbonFormat(tenant: Tenant, request: unknown): (ribbon: StoredRibbon) => object {
  const fields = requestedFields(request, ['ASSIGNED_PRODUCT_COUNT']);
  return (ribbon) => ({
    ...formatRibbon(ribbon),
    ...(fields.has('ASSIGNED_PRODUCT_COUNT') && { assignedProductCount: assignedProductIds(tenant, ribbon.id).size }),
  });
}

/** Returns the ribbon with this ID. @throws {ApplicationError} 404 `RIBBON_NOT_FOUND` */
export const requireRibbon = (tenant: Tenant, id: string): StoredRibbon =>
  requireEntity(ribbons(tenant), id, 'RIBBON_NOT_FOUND');

const fields = new Map<string, SearchField<StoredRibbon>>([
  ...entityFields,
  ['name', queryField('string', ({ name }) => name)],
]);

/** Ribbons and the fields that queries can filter and sort by. */
export const ribbonSource = (tenant: Tenant): EntitySource<StoredRibbon> => ({
  entity: 'ribbon',
  documents: tableOf(ribbons(tenant), fields),
  fields,
});
