import type { Tenant } from '../../kernel/state/tenant.js';
import { type Entity, requireEntity } from '../catalog-v3/entity.js';
import type { TagIds } from '../catalog-v3/tags.js';

/** Group of buyers with the same tax exemption. */
export interface TaxExemptGroup extends Entity, TagIds {
  readonly name: string;
}

/** Tax exempt groups of a tenant. */
export const taxExemptGroups = (tenant: Tenant) => tenant.collection<TaxExemptGroup>('tax-exempt-groups');

/** Finds a tax exempt group. @throws {ApplicationError} 404 `TAX_EXEMPT_GROUP_NOT_FOUND` */
export const requireTaxExemptGroup = (tenant: Tenant, id: string): TaxExemptGroup =>
  requireEntity(taxExemptGroups(tenant), id, 'TAX_EXEMPT_GROUP_NOT_FOUND');
