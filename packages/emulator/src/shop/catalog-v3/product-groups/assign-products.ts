import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { type StoredProduct, products } from '../products/product.js';
import { getChoiceIds, memberIds } from './group-members.js';
import { type StoredProductGroup, groupMemberships } from './product-group.js';

/** Maximum number of members of a product group. */
const maxMembers = 100;

/**
 * Returns the products that exist.
 *
 * @throws {ApplicationError} 404 `PRODUCTS_NOT_FOUND` if none does
 */
function existingProducts(tenant: Tenant, ids: readonly string[]): readonly StoredProduct[] {
  const existing = ids.flatMap((id) => products(tenant).get(id) ?? []);
  if (existing.length > 0) return existing;
  throw new ApplicationError('notFound', 'PRODUCTS_NOT_FOUND', 'None of the products exists.', { productIds: ids });
}

/**
 * Assigns products to a group. They leave the groups that they were in.
 *
 * @returns The IDs of the products that exist.
 * @throws {ApplicationError} 404 `PRODUCTS_NOT_FOUND` if none of the products exists; 428
 * `PRODUCTS_MISSING_CUSTOMIZATION`, `MEMBER_LIMIT_EXCEEDED`
 */
export function assignProducts(
  tenant: Tenant,
  { customizationId, id: groupId }: StoredProductGroup,
  ids: readonly string[],
): ReadonlySet<string> {
  const existing = existingProducts(tenant, ids);
  const lacking = existing.filter((product) => getChoiceIds(product, customizationId).length === 0);
  if (lacking.length > 0) {
    const description = 'Products do not have the customization of the group.';
    const data = { productIds: lacking.map(({ id }) => id), customizationId };
    throw new ApplicationError('failedPrecondition', 'PRODUCTS_MISSING_CUSTOMIZATION', description, data);
  }
  const members = new Set([...memberIds(tenant, groupId), ...existing.map(({ id }) => id)]);
  if (members.size > maxMembers) {
    const description = `A product group has at most ${maxMembers} members.`;
    throw new ApplicationError('failedPrecondition', 'MEMBER_LIMIT_EXCEEDED', description, { limit: maxMembers });
  }
  const memberships = groupMemberships(tenant);
  for (const { id } of existing) {
    if (memberships.get(id)?.groupId === groupId) continue;
    memberships.delete(id);
    memberships.put({ id, groupId });
  }
  return new Set(existing.map(({ id }) => id));
}

/**
 * Removes products from a group: all of them, or none.
 *
 * @throws {ApplicationError} 404 `PRODUCTS_NOT_FOUND` if a product does not exist; 428 `PRODUCTS_NOT_IN_GROUP`
 */
export function unassignProducts(tenant: Tenant, { id: groupId }: StoredProductGroup, ids: readonly string[]): void {
  const unknown = ids.filter((id) => !products(tenant).get(id));
  if (unknown.length > 0) {
    throw new ApplicationError('notFound', 'PRODUCTS_NOT_FOUND', 'Products do not exist.', { productIds: unknown });
  }
  const memberships = groupMemberships(tenant);
  const others = ids.filter((id) => memberships.get(id)?.groupId !== groupId);
  if (others.length > 0) {
    const description = 'Products are not in the group.';
    throw new ApplicationError('failedPrecondition', 'PRODUCTS_NOT_IN_GROUP', description, { productIds: others });
  }
  for (const id of ids) memberships.delete(id);
}
