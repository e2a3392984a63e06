import type { Tenant } from '../../../kernel/state/tenant.js';
import type { StoredCategory } from '../categories/category.js';
import { getPath } from '../categories/category-tree.js';
import { type StoredPromotion, promotions } from './promotion.js';

/** Promotion with its position in a category. */
interface PositionedPromotion {
  readonly promotion: StoredPromotion;
  readonly position: number;
}

/** Whether a promotion is displayed instead of another one at the same position: the one that was activated last. */
function precedes(one: StoredPromotion, other: StoredPromotion): boolean {
  if (one.activationDate !== other.activationDate) return one.activationDate > other.activationDate;
  return one.id < other.id;
}

/**
 * Enabled promotions that a category displays, by position: its own, and those of its ancestors that apply to
 * subcategories. One promotion for each position.
 */
export function resolvePromotions(tenant: Tenant, { id }: StoredCategory): readonly PositionedPromotion[] {
  const path = new Set(getPath(tenant, id).map((category) => category.id));
  const displayed = new Map<number, StoredPromotion>();
  for (const promotion of promotions(tenant).values()) {
    if (!promotion.enabled) continue;
    for (const { appliesToSubcategories, categoryId, position } of promotion.categories) {
      if (categoryId !== id && !(appliesToSubcategories && path.has(categoryId))) continue;
      const other = displayed.get(position);
      if (!other || precedes(promotion, other)) displayed.set(position, promotion);
    }
  }
  return [...displayed]
    .map(([position, promotion]) => ({ promotion, position }))
    .sort((left, right) => left.position - right.position);
}
