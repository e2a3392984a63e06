import { check, violation } from '../../kernel/input/violation.js';
import { isObject } from '../../kernel/input/object.js';
import { hasNoLines } from '../purchase/add-requested-lines.js';
import { ownerOf } from '../../protocol/auth/owner.js';
import { route } from '../../protocol/routing/route.js';
import { lookUpGiftCard } from '../../shop/payments/plugin-gift-cards.js';
import { quoteCheckout } from '../../shop/purchase/quote-checkout.js';
import { applyCheckoutInfo } from './apply-checkout-info.js';
import { checkShippingOption } from '../../shop/purchase/check-shipping-option.js';
import { channelViolation } from '../purchase/channel-violation.js';
import { saveCheckout } from '../../shop/purchase/checkouts.js';
import { type Checkout, newPurchase } from '../../shop/purchase/purchase.js';
import { formatCheckout } from './format-checkout.js';

/** Creates a checkout without a cart. Requires at least one item. */
export const createCheckout = route({
  id: 'ecom.checkout.createCheckout',
  method: 'POST',
  paths: ['/ecom/v1/checkouts', '/v1/checkouts'],
  access: 'visitor',
  handle: (context) => {
    const { body, caller, origin, plugins, tenant } = context;
    const input = isObject(body) ? body : {};
    const { channelType = 'WEB' } = input;
    check([
      channelViolation(channelType),
      hasNoLines(input) ? violation('lineItems', 'must not be empty', 'MIN_SIZE') : undefined,
    ]);
    const created = newPurchase(tenant, ownerOf(caller), () => plugins.newId());
    const empty: Checkout = { ...created, channelType: channelType as string, completed: false };
    lookUpGiftCard(context, input.giftCardCode);
    const made = quoteCheckout(context, applyCheckoutInfo(context, empty, input.checkoutInfo, input));
    const checkout = saveCheckout(tenant, checkShippingOption(empty, made));
    return { checkout: formatCheckout(tenant, checkout, origin) };
  },
});
