import { storeCurrency } from '../../kernel/money/store-currency.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { route } from '../../protocol/routing/route.js';
import { newId } from '../../kernel/state/ids.js';
import { coupons } from '../../shop/pricing/coupons/coupon.js';
import { readSpecification } from './read-specification.js';
import { checkCodeIsFree } from '../../shop/pricing/coupons/require-coupon.js';

/** Creates a coupon. */
export const createCoupon = route({
  id: 'ecom.coupons.createCoupon',
  method: 'POST',
  paths: ['/stores/v2/coupons', '/v2/coupons'],
  access: 'merchant',
  handle: ({ body, caller, clock, tenant }) => {
    const specification = readSpecification(
      bodyObject(new FieldReader(), body, 'specification'),
      storeCurrency(tenant),
    );
    checkCodeIsFree(tenant, specification.code);
    const id = newId();
    const dateCreated = clock.now().toISOString();
    const appId = caller.id === 'merchant' ? undefined : caller.id;
    coupons(tenant).put({ id, ...specification, numberOfUsages: 0, dateCreated, ...(appId && { appId }) });
    return { id };
  },
});
