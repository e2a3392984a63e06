import type { SearchField } from '../../kernel/query/search/search-field.js';
import { getTable } from '../../kernel/query/table.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type StoredCustomization, customizations } from '../../shop/catalog-v3/customizations/customization.js';
import { requireEntity } from '../../shop/catalog-v3/entity.js';
import { type EntitySource, entityFields, queryField } from '../catalog-v3/cursor-query.js';

/** Returns the customization with this ID. @throws {ApplicationError} 404 `CUSTOMIZATION_NOT_FOUND` */
export const requireCustomization = (tenant: Tenant, id: string): StoredCustomization =>
  requireEntity(customizations(tenant), id, 'CUSTOMIZATION_NOT_FOUND');

const fields = new Map<string, SearchField<StoredCustomization>>([
  ...entityFields,
  ['id', queryField('string', ({ id }) => id)],
  ['name', queryField('string', ({ name }) => name)],
  ['customizationType', queryField('enum', ({ type }) => type, false)],
  ['customizationRenderType', queryField('enum', ({ renderType }) => renderType, false)],
]);

/** Customizations and the fields that queries can filter and sort by. */
export const customizationSource = (tenant: Tenant): EntitySource<StoredCustomization> => ({
  entity: 'customization',
  documents: getTable(customizations(tenant), fields),
  fields,
});
