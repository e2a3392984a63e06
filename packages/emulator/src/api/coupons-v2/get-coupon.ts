import { route } from '../../protocol/routing/route.js';
import { requireCoupon } from '../../shop/pricing/coupons/require-coupon.js';
import { formatCoupon } from './format-coupon.js';

/** Gets a coupon. */
export const getCoupon = route({
  id: 'ecom.coupons.getCoupon',
  method: 'GET',
  paths: ['/stores/v2/coupons/{id}', '/v2/coupons/{id}'],
  access: 'merchant',
  handle: ({ params, tenant }) => ({
    coupon: formatCoupon(requireCoupon(tenant, params['id'] ?? ''), tenant),
  }),
});
