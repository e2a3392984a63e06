import { storeCurrency } from '../../kernel/money/store-currency.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isMissing } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { type Coupon, coupons } from '../../shop/pricing/coupons/coupon.js';
import { type CouponSpecification, benefitsIn, readSpecification } from './read-specification.js';
import { checkCodeIsFree, requireCoupon } from '../../shop/pricing/coupons/require-coupon.js';
import { benefitType, formatSpecification } from './format-coupon.js';

/** Updates the given fields of a coupon. `null` clears a field. The coupon type cannot change. */
export const updateCoupon = route({
  id: 'ecom.coupons.updateCoupon',
  method: 'PATCH',
  paths: ['/stores/v2/coupons/{id}', '/v2/coupons/{id}'],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const coupon = requireCoupon(tenant, params['id'] ?? '');
    const specification = merged(coupon, bodyObject(new FieldReader(), body, 'specification'), storeCurrency(tenant));
    checkCodeIsFree(tenant, specification.code, coupon.id);
    const { appId, dateCreated, id, lastOrderId, numberOfUsages } = coupon;
    coupons(tenant).put({
      id,
      ...specification,
      numberOfUsages,
      dateCreated,
      ...(appId && { appId }),
      ...(lastOrderId && { lastOrderId }),
    });
    return {};
  },
});

/** Merges the given fields into the coupon's specification. A scope replaces a minimum subtotal, and vice versa. */
function merged(coupon: Coupon, input: Input, currency: string): CouponSpecification {
  const type = benefitType(coupon.benefit);
  const read = new FieldReader();
  for (const other of benefitsIn(input)) {
    if (other !== type)
      read.addViolation(`specification.${other}`, `cannot be given: this is a coupon of ${type}`, 'OTHER');
  }
  read.check();
  const { minimumSubtotal, scope, ...rest } = formatSpecification(coupon);
  const all = {
    ...rest,
    ...(minimumSubtotal !== undefined && isMissing(input['scope']) && { minimumSubtotal }),
    ...(scope && isMissing(input['minimumSubtotal']) && { scope }),
    ...input,
  };
  return readSpecification(all, currency);
}
