import type { Coupon } from './coupon.js';

/** Properties of an item that coupons depend on. */
export interface CouponItem {
  /** Unit price times quantity. */
  readonly price: string;
  readonly collectionIds: readonly string[];
  /** Product ID. Absent for custom items. */
  readonly catalogItemId?: string | undefined;
}

/** Whether a coupon is limited to one product, one collection, or the items of another app. */
export const isRestricted = ({ scope }: Coupon): boolean =>
  scope !== undefined && (scope.namespace !== 'stores' || scope.group !== undefined);

/** Whether a coupon applies to an item. */
export function covers({ scope }: Coupon, item: Omit<CouponItem, 'price'>): boolean {
  if (!scope) return true;
  if (scope.namespace !== 'stores') return false;
  const { group } = scope;
  if (!group) return true;
  if (group.entityId === undefined) return item.catalogItemId !== undefined;
  return group.name === 'product' ? item.catalogItemId === group.entityId : item.collectionIds.includes(group.entityId);
}
