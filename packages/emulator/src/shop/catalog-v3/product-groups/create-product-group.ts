import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { getKeyIndex } from '../../../kernel/query/key-index.js';
import { newId } from '../../../kernel/state/ids.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { customizations } from '../customizations/customization.js';
import { type Entity, maxEntities, newEntity } from '../entity.js';
import { type StoredProductGroup, productGroups } from './product-group.js';

/** Product group to create. The handle defaults to a GUID. */
type NewProductGroup = Omit<StoredProductGroup, keyof Entity | 'handle'> &
  Pick<Entity, 'extendedFields'> & { readonly handle?: string };

const handleKey = ({ handle }: StoredProductGroup) => [handle];

function checkHandle(tenant: Tenant, handle: string): void {
  if (!getKeyIndex(productGroups(tenant), handleKey).has(handle)) return;
  const description = `Another product group has the handle ${handle}.`;
  throw new ApplicationError('conflict', 'ALREADY_EXISTS', description, { handle });
}

function checkCustomization(tenant: Tenant, id: string): void {
  const customization = customizations(tenant).get(id);
  if (!customization) {
    const description = 'No customization has this ID.';
    throw new ApplicationError('failedPrecondition', 'CUSTOMIZATION_NOT_FOUND', description, { customizationId: id });
  }
  if (customization.renderType !== 'FREE_TEXT') return;
  const description = 'Products cannot be grouped by a text input.';
  throw new ApplicationError('failedPrecondition', 'UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE', description);
}

/**
 * Creates a product group without members.
 *
 * @throws {ApplicationError} 428 `CUSTOMIZATION_NOT_FOUND`, `UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE`,
 * `PRODUCT_GROUP_LIMIT_EXCEEDED`; 409 `ALREADY_EXISTS` if a group has the handle
 */
export function createProductGroup(tenant: Tenant, { handle = newId(), ...fields }: NewProductGroup) {
  checkCustomization(tenant, fields.customizationId);
  checkHandle(tenant, handle);
  if (productGroups(tenant).size >= maxEntities) {
    const description = `A store has at most ${maxEntities} product groups.`;
    throw new ApplicationError('failedPrecondition', 'PRODUCT_GROUP_LIMIT_EXCEEDED', description);
  }
  return productGroups(tenant).put({ ...newEntity(tenant), ...fields, handle });
}
