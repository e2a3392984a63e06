import { entityEvents } from '../../protocol/events/entity-events.js';
import { storesAppIds } from '../../shop/line-items/catalog-reference.js';
import type { Coupon } from '../../shop/pricing/coupons/coupon.js';
import { formatCoupon } from './format-coupon.js';

/** Triggered when a coupon is created, updated, deleted, or used by an order. */
export const couponEvents = entityEvents<Coupon>({
  collection: 'coupons',
  fqdn: 'wix.ecommerce.coupons.v2.coupon',
  format: (coupon, { tenant }) => formatCoupon(coupon, tenant),
  ignoredFields: ['numberOfUsages'],
  actions: [
    {
      slug: 'applied',
      data: (after, before, { entity }) =>
        before && after.numberOfUsages > before.numberOfUsages
          ? {
              coupon: entity,
              wixAppId: storesAppIds[0],
              ...(after.lastOrderId && { wixAppOrderId: after.lastOrderId }),
            }
          : undefined,
    },
  ],
});
