import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { ruleError } from '../../../kernel/input/violation.js';
import { getKeyIndex } from '../../../kernel/query/key-index.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { maxEntities, newEntity } from '../entity.js';
import { type StoredBrand, brands } from './brand.js';

const nameKey = ({ name }: StoredBrand) => [name];

function findBrand(tenant: Tenant, name: string): StoredBrand | undefined {
  const [id = ''] = getKeyIndex(brands(tenant), nameKey).get(name) ?? [];
  return brands(tenant).get(id);
}

/**
 * Checks that no other brand has the name.
 *
 * @throws {ApplicationError} 409 `ALREADY_EXISTS`
 */
export function checkBrandName(tenant: Tenant, name: string, id?: string): void {
  const existing = findBrand(tenant, name);
  if (!existing || existing.id === id) return;
  throw new ApplicationError('conflict', 'ALREADY_EXISTS', `A brand is named ${name}.`, { id: existing.id });
}

/**
 * Creates a brand.
 *
 * @throws {ApplicationError} 409 `ALREADY_EXISTS` if a brand has the name
 * @throws {ValidationError} `BRAND_LIMIT_EXCEEDED`
 */
export function createBrand(tenant: Tenant, name: string): StoredBrand {
  checkBrandName(tenant, name);
  if (brands(tenant).size >= maxEntities) {
    throw ruleError('brand', `exceeds the limit of ${maxEntities} brands`, 'BRAND_LIMIT_EXCEEDED');
  }
  return brands(tenant).put({ ...newEntity(tenant), name });
}

/**
 * Returns the brand with the name, or creates it.
 *
 * @throws {ValidationError} `BRAND_LIMIT_EXCEEDED`
 */
export const getOrCreateBrand = (tenant: Tenant, name: string): StoredBrand =>
  findBrand(tenant, name) ?? createBrand(tenant, name);
