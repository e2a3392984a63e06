import { route } from '../../protocol/routing/route.js';
import { coupons } from '../../shop/pricing/coupons/coupon.js';
import { requireCoupon } from '../../shop/pricing/coupons/require-coupon.js';

/** Deletes a coupon. Carts with the coupon lose its discount. */
export const deleteCoupon = route({
  id: 'ecom.coupons.deleteCoupon',
  method: 'DELETE',
  paths: ['/stores/v2/coupons/{id}', '/v2/coupons/{id}'],
  access: 'merchant',
  handle: ({ params, tenant }) => {
    coupons(tenant).delete(requireCoupon(tenant, params['id'] ?? '').id);
    return {};
  },
});
