import { check, violation } from '../../kernel/input/violation.js';
import { isObject } from '../../kernel/input/object.js';
import { addLines } from '../cart-v1/add-lines.js';
import { hasNoLines } from '../cart-v1/add-to-cart.js';
import { membershipsFor } from '../purchase/read-memberships.js';
import { readLineItemIds, requireLines } from '../cart-v1/remove-line-items.js';
import { setQuantities } from '../cart-v1/update-line-items-quantity.js';
import { type Route, type RouteContext, route } from '../../protocol/routing/route.js';
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

/** A call that changes an open checkout and answers with it. */
const changing = (
  name: string,
  end: string,
  change: (context: RouteContext, checkout: StoredCheckout) => StoredCheckout,
): Route =>
  route({
    id: `ecom.checkout.${name}`,
    method: end ? 'POST' : 'PATCH',
    paths: end
      ? [`/ecom/v1/checkouts/{id}/${end}`, `/v1/checkouts/{id}/${end}`]
      : ['/ecom/v1/checkouts/{checkout.id}', '/v1/checkouts/{checkout.id}'],
    access: 'visitor',
    handle: (context) => {
      const { clock, origin, tenant } = context;
      const open = requireOpen(context);
      lookUpGiftCard(context);
      const changed = checkShippingOption(tenant, open, quoteCheckout(context, change(context, open)));
      const checkout = checkouts(tenant).put({ ...changed, updatedDate: clock.now().toISOString() });
      return { checkout: wireCheckout(tenant, checkout, origin) };
    },
  });

/** Changes addresses, delivery, coupon, notes and lines of a checkout: what is given, and nothing else. */
export const updateCheckout = changing('updateCheckout', '', (context, checkout) => {
  const input = isObject(context.body) ? context.body : {};
  return applyCheckoutInfo(context, checkout, input.checkout, input);
});

/** Adds catalog items and custom items. */
export const addToCheckout = changing('addToCheckout', 'add-to-checkout', (context, checkout) => {
  const input = isObject(context.body) ? context.body : {};
  check([hasNoLines(input) ? violation('lineItems', 'must not be empty', 'MIN_SIZE') : undefined]);
  return addLines(context, checkout, input);
});

/** Removes lines. An unknown id is refused, and nothing is removed. */
export const removeLineItems = changing('removeLineItems', 'remove-line-items', ({ body }, checkout) => {
  const ids = readLineItemIds(body);
  requireLines(checkout, ids);
  const lines = checkout.lines.filter(({ id }) => !ids.includes(id));
  return { ...membershipsFor(checkout, lines), lines };
});

/** Sets the quantities of lines. Either all of them are set or none. */
export const updateLineItemsQuantity = changing(
  'updateLineItemsQuantity',
  'update-line-items-quantity',
  ({ body, tenant }, checkout) => ({ ...checkout, lines: setQuantities(tenant, checkout.lines, body) }),
);

/** Takes the coupon out; without one nothing happens. */
export const removeCoupon = changing(
  'removeCoupon',
  'remove-coupon',
  (_, { couponCode: _code, ...checkout }) => checkout,
);

/** Takes the gift card out; without one nothing happens. */
export const removeGiftCard = changing(
  'removeGiftCard',
  'remove-gift-card',
  (_, { giftCard: _card, ...checkout }) => checkout,
);

/** Sends buyers to the hosted page again. */
export const removeOverrideCheckoutUrl = changing(
  'removeOverrideCheckoutUrl',
  'remove-override-checkout-url',
  (_, { overrideCheckoutUrl: _url, ...checkout }) => checkout,
);
