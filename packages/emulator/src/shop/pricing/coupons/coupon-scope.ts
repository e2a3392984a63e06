import type { Coupon } from './coupon.js';

/** Properties of an item that coupons depend on. */
export interface CouponItem {
  /** Unit price times quantity. */
  readonly price: string;
  readonly collectionIds: readonly string[];
  /** The product; custom items have none. */
  readonly catalogItemId?: string | undefined;
}

/** Whether a coupon is for one product, one collection or another app's items only. */
export const isRestricted = ({ scope }: Coupon): boolean =>
  scope !== undefined && (scope.namespace !== 'stores' || scope.group !== undefined);

/** Whether a coupon is for an item. */
export function covers({ scope }: Coupon, item: Omit<CouponItem, 'price'>): boolean {
  if (!scope) return true;
  if (scope.namespace !== 'stores') return false;
  const { group } = scope;
  if (!group) return true;
  if (group.entityId === undefined) return item.catalogItemId !== undefined;
  return group.name === 'product' ? item.catalogItemId === group.entityId : item.collectionIds.includes(group.entityId);
}
