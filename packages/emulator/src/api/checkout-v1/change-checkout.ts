import { check, violation } from '../../kernel/input/violation.js';
import { isObject } from '../../kernel/input/object.js';
import { addLines } from '../cart-v1/add-lines.js';
import { hasNoLines } from '../cart-v1/add-to-cart.js';
import { membershipsFor } from '../purchase/read-memberships.js';
import { readLineItemIds, requireLines } from '../cart-v1/remove-line-items.js';
import { setQuantities } from '../cart-v1/update-line-items-quantity.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/wire-error.js';
import { lookUpGiftCard } from '../../shop/payments/plugin-gift-cards.js';
import { quoteCheckout } from '../../shop/purchase/quote-checkout.js';
import { applyCheckoutInfo, checkShippingOption } from './apply-checkout-info.js';
import { type StoredCheckout, checkouts } from '../../shop/purchase/checkout.js';
import { requireCheckout } from '../../shop/purchase/require-checkout.js';
import { wireCheckout } from './wire-checkout.js';

/** An open checkout of the caller's. @throws {ApplicationError} 404 `CHECKOUT_NOT_FOUND`, 428 `CHECKOUT_IS_COMPLETE` */
export function requireOpen({ caller, params, tenant }: RouteContext): StoredCheckout {
  const checkout = requireCheckout(tenant, caller, params['id'] ?? params['checkout.id'] ?? '');
  if (!checkout.completed) return checkout;
  throw new ApplicationError(428, 'CHECKOUT_IS_COMPLETE', 'This checkout is an order already.', {
    orderId: checkout.orderId,
  });
}

/** Changes an open checkout, and returns it. */
function change(
  context: RouteContext,
  changed: (context: RouteContext, checkout: StoredCheckout) => StoredCheckout,
): object {
  const { clock, origin, tenant } = context;
  const open = requireOpen(context);
  lookUpGiftCard(context, isObject(context.body) ? context.body.giftCardCode : undefined);
  const quoted = checkShippingOption(tenant, open, quoteCheckout(context, changed(context, open)));
  const checkout = checkouts(tenant).put({ ...quoted, updatedDate: clock.now().toISOString() });
  return { checkout: wireCheckout(tenant, checkout, origin) };
}

/** Changes addresses, shipping, coupon, notes and line items of a checkout: what the request names, and nothing else. */
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
      return addLines(context, checkout, input);
    }),
});

/** Removes line items from a checkout. An unknown id is refused, and nothing is removed. */
export const removeLineItems = route({
  id: 'ecom.checkout.removeLineItems',
  method: 'POST',
  paths: ['/ecom/v1/checkouts/{id}/remove-line-items', '/v1/checkouts/{id}/remove-line-items'],
  access: 'visitor',
  handle: (context) =>
    change(context, ({ body }, checkout) => {
      const ids = readLineItemIds(body);
      requireLines(checkout, ids);
      const lines = checkout.lines.filter(({ id }) => !ids.includes(id));
      return { ...membershipsFor(checkout, lines), lines };
    }),
});

/** Sets quantities of line items in a checkout: all of them, or none. */
export const updateLineItemsQuantity = route({
  id: 'ecom.checkout.updateLineItemsQuantity',
  method: 'POST',
  paths: ['/ecom/v1/checkouts/{id}/update-line-items-quantity', '/v1/checkouts/{id}/update-line-items-quantity'],
  access: 'visitor',
  handle: (context) =>
    change(context, ({ body, tenant }, checkout) => ({
      ...checkout,
      lines: setQuantities(tenant, checkout.lines, body),
    })),
});

/** Removes the coupon from a checkout; without one nothing changes. */
export const removeCoupon = route({
  id: 'ecom.checkout.removeCoupon',
  method: 'POST',
  paths: ['/ecom/v1/checkouts/{id}/remove-coupon', '/v1/checkouts/{id}/remove-coupon'],
  access: 'visitor',
  handle: (context) => change(context, (_, { couponCode: _code, ...checkout }) => checkout),
});

/** Removes the gift card from a checkout; without one nothing changes. */
export const removeGiftCard = route({
  id: 'ecom.checkout.removeGiftCard',
  method: 'POST',
  paths: ['/ecom/v1/checkouts/{id}/remove-gift-card', '/v1/checkouts/{id}/remove-gift-card'],
  access: 'visitor',
  handle: (context) => change(context, (_, { giftCard: _card, ...checkout }) => checkout),
});

/** Removes the merchant's own checkout URL: buyers go to the hosted page again. */
export const removeOverrideCheckoutUrl = route({
  id: 'ecom.checkout.removeOverrideCheckoutUrl',
  method: 'POST',
  paths: ['/ecom/v1/checkouts/{id}/remove-override-checkout-url', '/v1/checkouts/{id}/remove-override-checkout-url'],
  access: 'visitor',
  handle: (context) => change(context, (_, { overrideCheckoutUrl: _url, ...checkout }) => checkout),
});
