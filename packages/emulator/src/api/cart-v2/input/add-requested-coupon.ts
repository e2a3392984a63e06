import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { storeCurrency } from '../../../kernel/money/store-currency.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { InvalidCoupon, addCoupon } from '../../../shop/purchase/cart-coupon.js';
import type { Cart } from '../../../shop/purchase/purchase.js';
import { formatAmount } from '../format/format-amount.js';
import { formatCouponStatus } from '../format/format-coupon-status.js';

/**
 * Returns the cart with the coupon of a request, and formats the reason if the coupon is refused.
 *
 * @throws {ApplicationError} as `addCoupon` does
 */
export function addRequestedCoupon(tenant: Tenant, cart: Cart, code: string): Cart {
  try {
    return addCoupon(tenant, cart, code);
  } catch (error) {
    if (!(error instanceof InvalidCoupon)) throw error;
    const money = (amount: string) => formatAmount(amount, storeCurrency(tenant), cart);
    const data = formatCouponStatus(error.coupon, error.problem, money);
    throw new ApplicationError(error.kind, error.code, error.message, data);
  }
}
