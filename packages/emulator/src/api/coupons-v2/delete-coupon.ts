import { route } from '../../protocol/routing/route.js';
import { coupons } from '../../shop/pricing/coupons/coupon.js';
import { requireCoupon } from '../../shop/pricing/coupons/require-coupon.js';

/** Deletes a coupon. In carts that hold it, it counts for nothing then. */
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
