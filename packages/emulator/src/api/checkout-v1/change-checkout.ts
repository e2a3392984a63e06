import { check, violation } from '../../kernel/input/violation.js';
import { isObject } from '../../kernel/input/object.js';
import { addRequestedLines, hasNoLines } from '../purchase/add-requested-lines.js';
import { readLineItemIds } from '../purchase/read-line-item-ids.js';
import { readQuantities } from '../purchase/read-quantities.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { lookUpGiftCard } from '../../shop/payments/plugin-gift-cards.js';
import { quoteCheckout } from '../../shop/purchase/quote-checkout.js';
import { applyCheckoutInfo } from './apply-checkout-info.js';
import { clearFields } from '../../shop/purchase/clear-fields.js';
import { checkShippingOption } from '../../shop/purchase/check-shipping-option.js';
import { requireOpenCheckout, saveCheckout } from '../../shop/purchase/checkouts.js';
import type { Checkout } from '../../shop/purchase/purchase.js';
import { removeLines } from '../../shop/purchase/remove-lines.js';
import { setQuantities } from '../../shop/purchase/set-quantities.js';
import { formatCheckout } from './format-checkout.js';
import { withoutCoupon } from '../../shop/purchase/apply-coupon.js';

/**
 * Returns an open checkout of the caller.
 *
 * @throws {ApplicationError} 404 `CHECKOUT_NOT_FOUND`, 428 `CHECKOUT_IS_COMPLETE`
 */
export const requireOpen = ({ caller, params, tenant }: RouteContext): Checkout =>
  requireOpenCheckout(tenant, caller, params['id'] ?? params['checkout.id'] ?? '');

/** Changes an open checkout, and returns it. */
function change(context: RouteContext, changed: (context: RouteContext, checkout: Checkout) => Checkout): object {
  const { origin, tenant } = context;
  const open = requireOpen(context);
  lookUpGiftCard(context, isObject(context.body) ? context.body.giftCardCode : undefined);
  const quoted = checkShippingOption(open, quoteCheckout(context, changed(context, open)));
  return { checkout: formatCheckout(tenant, saveCheckout(tenant, quoted), origin) };
}

/** Updates addresses, shipping, coupon, notes and line items of a checkout: only the given fields. */
export const updateCheckout = route({
  id: 'ecom.checkout.updateCheckout',
  method: 'PATCH',
  paths: ['/ecom/v1/checkouts/{checkout.id}', '/v1/checkouts/{checkout.id}'],
  access: 'visitor',
  handle: (context) =>
    change(context, (_, checkout) => {
      const input = isObject(context.body) ? context.body : {};
      return applyCheckoutInfo(context, checkout, input.checkout, input);
    }),
});

/** Adds catalog items and custom items to a checkout. */
export const addToCheckout = route({
  id: 'ecom.checkout.addToCheckout',
  method: 'POST',
  paths: ['/ecom/v1/checkouts/{id}/add-to-checkout', '/v1/checkouts/{id}/add-to-checkout'],
  access: 'visitor',
  handle: (context) =>
    change(context, (_, checkout) => {
      const input = isObject(context.body) ? context.body : {};
      check([hasNoLines(input) ? violation('lineItems', 'must not be empty', 'MIN_SIZE') : undefined]);
      return addRequestedLines(context, checkout, input);
    }),
});

/** Removes line items from a checkout. Removes nothing if an id is unknown. */
export const removeLineItems = route({
  id: 'ecom.checkout.removeLineItems',
  method: 'POST',
  paths: ['/ecom/v1/checkouts/{id}/remove-line-items', '/v1/checkouts/{id}/remove-line-items'],
  access: 'visitor',
  handle: (context) => change(context, ({ body }, checkout) => removeLines(checkout, readLineItemIds(body))),
});

/** Sets quantities of line items in a checkout: all of them, or none. */
export const updateLineItemsQuantity = route({
  id: 'ecom.checkout.updateLineItemsQuantity',
  method: 'POST',
  paths: ['/ecom/v1/checkouts/{id}/update-line-items-quantity', '/v1/checkouts/{id}/update-line-items-quantity'],
  access: 'visitor',
  handle: (context) =>
    change(context, ({ body, tenant }, checkout) => setQuantities(tenant, checkout, readQuantities(checkout, body))),
});

/** Removes the coupon from a checkout, if it has one. */
export const removeCoupon = route({
  id: 'ecom.checkout.removeCoupon',
  method: 'POST',
  paths: ['/ecom/v1/checkouts/{id}/remove-coupon', '/v1/checkouts/{id}/remove-coupon'],
  access: 'visitor',
  handle: (context) => change(context, (_, checkout) => withoutCoupon(checkout)),
});

/** Removes the gift card from a checkout, if it has one. */
export const removeGiftCard = route({
  id: 'ecom.checkout.removeGiftCard',
  method: 'POST',
  paths: ['/ecom/v1/checkouts/{id}/remove-gift-card', '/v1/checkouts/{id}/remove-gift-card'],
  access: 'visitor',
  handle: (context) => change(context, (_, checkout) => clearFields(checkout, 'giftCard')),
});

/** Removes the custom checkout URL. Buyers are sent to the hosted page again. */
export const removeOverrideCheckoutUrl = route({
  id: 'ecom.checkout.removeOverrideCheckoutUrl',
  method: 'POST',
  paths: ['/ecom/v1/checkouts/{id}/remove-override-checkout-url', '/v1/checkouts/{id}/remove-override-checkout-url'],
  access: 'visitor',
  handle: (context) => change(context, (_, checkout) => clearFields(checkout, 'overrideCheckoutUrl')),
});
