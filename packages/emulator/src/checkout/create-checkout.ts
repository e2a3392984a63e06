import { check, isInput } from '../cart/input.js';
import { ownerOf } from '../cart/owner.js';
import { route } from '../http/route.js';
import { newId } from '../state/ids.js';
import { applyCheckoutInfo } from './apply-checkout-info.js';
import { channelViolation } from './channel-violation.js';
import { type StoredCheckout, checkouts } from './checkout.js';
import { wireCheckout } from './wire-checkout.js';

/** Makes a checkout without a cart. */
export const createCheckout = route({
  id: 'ecom.checkout.createCheckout',
  method: 'POST',
  paths: ['/ecom/v1/checkouts', '/v1/checkouts'],
  access: 'visitor',
  handle: ({ body, caller, clock, origin, tenant }) => {
    const input = isInput(body) ? body : {};
    const { channelType = 'WEB' } = input;
    check([channelViolation(channelType)]);
    const now = clock.now().toISOString();
    const empty: StoredCheckout = {
      ...{ id: newId(), owner: ownerOf(caller), lines: [], merchantDiscounts: [], purchaseFlowId: newId() },
      ...{ channelType: channelType as string, completed: false, createdDate: now, updatedDate: now },
    };
    const checkout = checkouts(tenant).put(applyCheckoutInfo(tenant, empty, input.checkoutInfo, input));
    return { checkout: wireCheckout(tenant, checkout, origin) };
  },
});
