import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { type Coupon, coupons, findCoupon } from './coupon.js';

/**
 * Finds a coupon by ID.
 *
 * @throws {ApplicationError} `ERROR_COUPON_DOES_NOT_EXIST`
 */
export function requireCoupon(tenant: Tenant, couponId: string): Coupon {
  const coupon = coupons(tenant).get(couponId);
  if (coupon) return coupon;
  throw new ApplicationError('notFound', 'ERROR_COUPON_DOES_NOT_EXIST', 'No coupon has this ID.', { couponId });
}

/**
 * Checks that no other coupon has the code.
 *
 * @throws {ApplicationError} `ERROR_COUPON_CODE_ALREADY_EXISTS`
 */
export function checkCodeIsFree(tenant: Tenant, code: string, ownId?: string): void {
  const other = findCoupon(tenant, code);
  if (!other || other.id === ownId) return;
  throw new ApplicationError(
    'conflict',
    'ERROR_COUPON_CODE_ALREADY_EXISTS',
    'Another coupon has this code. Choose another one.',
    { code },
  );
}
