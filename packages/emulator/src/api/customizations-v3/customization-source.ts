import type { Tenant } from '../../kernel/state/tenant.js';
import { type StoredCustomization, customizations } from '../../shop/catalog-v3/customizations/customization.js';
import { requireEntity } from '../../shop/catalog-v3/entity.js';
import { type EntitySource, entityFields, queryField } from '../catalog-v3/cursor-query.js';

/** Returns the customization with this ID. @throws {ApplicationError} 404 `CUSTOMIZATION_NOT_FOUND` */
export const requireCustomization = (tenant: Tenant, id: string): StoredCustomization =>
  requireEntity(customizations(tenant), id, 'CUSTOMIZATION_NOT_FOUND');

const fields = new Map([
  ...entityFields,
  ['id', queryField<StoredCustomization>('string', ({ id }) => id)] as const,
  ['name', queryField<StoredCustomization>('string', ({ name }) => name)] as const,
  ['customizationType', queryField<StoredCustomization>('enum', ({ type }) => type, false)] as const,
  ['customizationRenderType', queryField<StoredCustomization>('enum', ({ renderType }) => renderType, false)] as const,
]);

/** Customizations and the fields that queries can filter and sort by. */
export const customizationSource = (tenant: Tenant): EntitySource<StoredCustomization> => ({
  entity: 'customization',
  collection: customizations(tenant),
  fields,
});
