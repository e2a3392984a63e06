import { entityEvents } from '../../protocol/events/entity-events.js';
import { storesAppIds } from '../../shop/line-items/catalog-reference.js';
import type { Coupon } from '../../shop/pricing/coupons/coupon.js';
import { wireCoupon } from './wire-coupon.js';

/** The events of coupons: created, updated, deleted, and used by an order. */
export const couponEvents = entityEvents<Coupon>({
  collection: 'coupons',
  fqdn: 'wix.ecommerce.coupons.v2.coupon',
  wire: (coupon, { tenant }) => wireCoupon(coupon, tenant),
  silent: ['numberOfUsages'],
  actions: [
    {
      slug: 'applied',
      data: (after, before, { tenant }) =>
        before && after.numberOfUsages > before.numberOfUsages
          ? {
              coupon: wireCoupon(after, tenant),
              wixAppId: storesAppIds[0],
              ...(after.lastOrderId && { wixAppOrderId: after.lastOrderId }),
            }
          : undefined,
    },
  ],
});
