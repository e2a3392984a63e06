import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { type Entity, changedEntity, maxEntities, newEntity } from '../entity.js';
import { type CategoryAssignment, type StoredPromotion, promotions } from './promotion.js';

/** Fields of a promotion to create. */
type NewPromotion = Omit<StoredPromotion, keyof Entity | 'activationDate'> & Pick<Entity, 'extendedFields'>;

/** Changed fields of a promotion. `undefined` removes a field. */
type PromotionChanges = { readonly [Field in keyof NewPromotion]?: NewPromotion[Field] | undefined };

function checkCategories(assignments: readonly CategoryAssignment[]): void {
  const ids = assignments.map(({ categoryId }) => categoryId);
  const categoryId = ids.find((id, index) => ids.indexOf(id) < index);
  if (categoryId === undefined) return;
  const description = 'A category is assigned twice.';
  throw new ApplicationError('failedPrecondition', 'DUPLICATE_CATEGORY_ASSIGNMENT', description, { categoryId });
}

/**
 * Creates a promotion.
 *
 * @throws {ApplicationError} 428 `DUPLICATE_CATEGORY_ASSIGNMENT`, `PROMOTIONS_LIMIT_EXCEEDED`
 */
export function createPromotion(tenant: Tenant, fields: NewPromotion): StoredPromotion {
  checkCategories(fields.categories);
  if (promotions(tenant).size >= maxEntities) {
    const description = `A store has at most ${maxEntities} promotions.`;
    throw new ApplicationError('failedPrecondition', 'PROMOTIONS_LIMIT_EXCEEDED', description);
  }
  const entity = newEntity(tenant);
  return promotions(tenant).put({ ...entity, ...fields, activationDate: entity.createdDate });
}

/**
 * Changes a promotion.
 *
 * @throws {ApplicationError} 428 `DUPLICATE_CATEGORY_ASSIGNMENT`
 */
export function updatePromotion(tenant: Tenant, before: StoredPromotion, changes: PromotionChanges): StoredPromotion {
  const changed = changedEntity(tenant, before, changes);
  checkCategories(changed.categories);
  const isActivated = changed.enabled && !before.enabled;
  return promotions(tenant).put(isActivated ? { ...changed, activationDate: changed.updatedDate } : changed);
}
