import { queryField, entityFields, type EntitySource } from '../catalog-v3/cursor-query.js';
import type { SearchField } from '../../kernel/query/search/search-field.js';
import { tableOf } from '../../kernel/query/table.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { assignedProductIds } from '../../shop/catalog-v3/assignments/assigned-products.js';
import { type StoredBrand, brands } from '../../shop/catalog-v3/brands/brand.js';
import { requireEntity } from '../../shop/catalog-v3/entity.js';
import { requestedFields } from '../catalog-v3/requested-fields.js';

/** Maximum length of a name, in characters. */
export const maxNameLength = 50;

/** Formats a brand without its fields on request. */
export const formatBrand = ({ createdDate, id, name, revision, updatedDate }: StoredBrand) => ({
  id,
  revision: String(revision),
  createdDate,
  updatedDate,
  name,
});

/**
 * Returns the function that formats a brand with the fields on request of a call.
 *
 * @throws {ValidationError} for an unknown field
 */
export function brandFormat(tenant: Tenant, request: unknown): (brand: StoredBrand) => object {
  const fields = requestedFields(request, ['ASSIGNED_PRODUCTS_COUNT']);
  return (brand) => ({
    ...formatBrand(brand),
    ...(fields.has('ASSIGNED_PRODUCTS_COUNT') && { assignedProductsCount: assignedProductIds(tenant, brand.id).size }),
  });
}

/** Returns the brand with this ID. @throws {ApplicationError} 404 `BRAND_NOT_FOUND` */
export const requireBrand = (tenant: Tenant, id: string): StoredBrand =>
  requireEntity(brands(tenant), id, 'BRAND_NOT_FOUND');

const fields = new Map<string, SearchField<StoredBrand>>([
  ...entityFields,
  ['name', queryField('string', ({ name }) => name)],
]);

/** Brands and the fields that queries can filter and sort by. */
export const brandSource = (tenant: Tenant): EntitySource<StoredBrand> => ({
  entity: 'brand',
  documents: tableOf(brands(tenant), fields),
  fields,
});
