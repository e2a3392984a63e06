import { applyCheckoutInfo } from './apply-checkout-info.js';
import { formatCheckout } from './format-checkout.js';
import { addRequestedLines, hasNoLines } from '../purchase/add-requested-lines.js';
import { channelViolation } from '../purchase/channel-violation.js';
import { formatRefusal } from '../purchase/format-refusal.js';
import { readLineItemIds } from '../purchase/read-line-item-ids.js';
import { readQuantities } from '../purchase/read-quantities.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { readString } from '../../kernel/input/read-string.js';
import { check, violation } from '../../kernel/input/violation.js';
import { compare } from '../../kernel/money/decimal.js';
import { newId } from '../../kernel/state/ids.js';
import { toOwner } from '../../protocol/auth/owner.js';
import { redirectResponse } from '../../protocol/routing/redirect-response.js';
import { route, type Route, type RouteContext } from '../../protocol/routing/route.js';
import { checkOrderable } from '../../shop/order-placement/check-orderable.js';
import { placeOrder } from '../../shop/order-placement/place-order.js';
import { prepareOrder } from '../../shop/order-placement/prepare-order.js';
import { type CheckoutPayment, payByCard } from '../../shop/payments/checkout-payment.js';
import { lookUpGiftCard } from '../../shop/payments/plugin-gift-cards.js';
import { findCard } from '../../shop/payments/test-cards.js';
import { withoutCoupon } from '../../shop/purchase/apply-coupon.js';
import { carts } from '../../shop/purchase/carts.js';
import { checkShippingOption } from '../../shop/purchase/check-shipping-option.js';
import { findCheckoutLink } from '../../shop/purchase/checkout-link.js';
import { createCheckoutUrl, getHostedUrl } from '../../shop/purchase/checkout-url.js';
import {
  completeCheckout,
  findCheckout,
  requireCheckout,
  requireOpenCheckout,
  saveCheckout,
} from '../../shop/purchase/checkouts.js';
import { clearFields } from '../../shop/purchase/clear-fields.js';
import { priceCheckout } from '../../shop/purchase/price-checkout.js';
import { type Checkout, newPurchase, type Priced } from '../../shop/purchase/purchase.js';
import { quoteCheckout, quoteOpen } from '../../shop/purchase/quote-checkout.js';
import { removeLines } from '../../shop/purchase/remove-lines.js';
import { requireSaving } from '../../shop/purchase/require-saving.js';
import { setQuantities } from '../../shop/purchase/set-quantities.js';

/** Creates a checkout without a cart. Requires at least one item. */
const createCheckout = route({
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
    const created = newPurchase(tenant, toOwner(caller), () => plugins.newId());
    const empty: Checkout = { ...created, channelType: channelType as string, completed: false };
    lookUpGiftCard(context, input.giftCardCode);
    const made = quoteCheckout(context, applyCheckoutInfo(context, empty, input.checkoutInfo, input));
    const checkout = saveCheckout(tenant, checkShippingOption(empty, made));
    return { checkout: formatCheckout(tenant, checkout, origin) };
  },
});

/** Gets the checkout of a cart. Merchants can get any checkout, visitors and members only their own. */
const getCheckoutByCartId = route({
  id: 'ecom.checkout.getCheckoutByCartId',
  method: 'GET',
  paths: ['/ecom/v1/checkouts/by-cart-id/{id}', '/v1/checkouts/by-cart-id/{id}'],
  access: 'visitor',
  handle: ({ caller, origin, params, tenant }) => {
    const { checkoutId = '' } = carts(tenant).get(params.id ?? '') ?? {};
    return {
      checkout: formatCheckout(tenant, priceCheckout(tenant, requireCheckout(tenant, caller, checkoutId)), origin),
    };
  },
});

/**
 * Returns an open checkout of the caller.
 *
 * @throws {ApplicationError} 404 `CHECKOUT_NOT_FOUND`, 428 `CHECKOUT_IS_COMPLETE`
 */
const requireOpen = ({ caller, params, tenant }: RouteContext): Checkout =>
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
const updateCheckout = route({
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
const addToCheckout = route({
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
const removeLineItems = route({
  id: 'ecom.checkout.removeLineItems',
  method: 'POST',
  paths: ['/ecom/v1/checkouts/{id}/remove-line-items', '/v1/checkouts/{id}/remove-line-items'],
  access: 'visitor',
  handle: (context) => change(context, ({ body }, checkout) => removeLines(checkout, readLineItemIds(body))),
});

/** Sets quantities of line items in a checkout: all of them, or none. */
const updateLineItemsQuantity = route({
  id: 'ecom.checkout.updateLineItemsQuantity',
  method: 'POST',
  paths: ['/ecom/v1/checkouts/{id}/update-line-items-quantity', '/v1/checkouts/{id}/update-line-items-quantity'],
  access: 'visitor',
  handle: (context) =>
    change(context, ({ body, tenant }, checkout) => setQuantities(tenant, checkout, readQuantities(checkout, body))),
});

/** Removes the coupon from a checkout, if it has one. */
const removeCoupon = route({
  id: 'ecom.checkout.removeCoupon',
  method: 'POST',
  paths: ['/ecom/v1/checkouts/{id}/remove-coupon', '/v1/checkouts/{id}/remove-coupon'],
  access: 'visitor',
  handle: (context) => change(context, (_, checkout) => withoutCoupon(checkout)),
});

/** Removes the gift card from a checkout, if it has one. */
const removeGiftCard = route({
  id: 'ecom.checkout.removeGiftCard',
  method: 'POST',
  paths: ['/ecom/v1/checkouts/{id}/remove-gift-card', '/v1/checkouts/{id}/remove-gift-card'],
  access: 'visitor',
  handle: (context) => change(context, (_, checkout) => clearFields(checkout, 'giftCard')),
});

/** Removes the custom checkout URL. Buyers are sent to the hosted page again. */
const removeOverrideCheckoutUrl = route({
  id: 'ecom.checkout.removeOverrideCheckoutUrl',
  method: 'POST',
  paths: ['/ecom/v1/checkouts/{id}/remove-override-checkout-url', '/v1/checkouts/{id}/remove-override-checkout-url'],
  access: 'visitor',
  handle: (context) => change(context, (_, checkout) => clearFields(checkout, 'overrideCheckoutUrl')),
});

/** Marks a checkout that was paid elsewhere as completed. */
const markCheckoutAsCompleted = route({
  id: 'ecom.checkout.markCheckoutAsCompleted',
  method: 'POST',
  paths: ['/ecom/v1/checkouts/{id}/mark-as-completed', '/v1/checkouts/{id}/mark-as-completed'],
  access: 'merchant',
  handle: (context) => {
    const { body, tenant } = context;
    const checkout = requireOpen(context);
    const orderId = readString(isObject(body) ? body.orderId : undefined, 'orderId', 100);
    completeCheckout(tenant, checkout, orderId);
    return {};
  },
});

/**
 * Marks a checkout as completed and redirects to the page of the link. A link for buyers: its token alone authorizes
 * it.
 */
const markCheckoutAsCompletedAndRedirectToUrl = route({
  id: 'ecom.checkout.markCheckoutAsCompletedAndRedirectToUrl',
  method: 'GET',
  paths: [
    '/ecom/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url',
    '/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url',
  ],
  access: 'public',
  handle: ({ caller, query, tenant }) => {
    const token = isObject(query) ? query.token : undefined;
    const link = findCheckoutLink(tenant, typeof token === 'string' ? token : '');
    const checkout = link && findCheckout(tenant, link.checkoutId);
    if (!checkout)
      throw new ApplicationError(
        'unauthenticated',
        'UNAUTHENTICATED_TOKEN',
        'The link has expired or was already used. Get a new one.',
      );
    if (!checkout.completed) completeCheckout(tenant, checkout);
    return redirectResponse(caller, link.url);
  },
});

/** Gets a checkout. Merchants can get any checkout, visitors and members only their own. */
const getCheckout = route({
  id: 'ecom.checkout.getCheckout',
  method: 'GET',
  paths: ['/ecom/v1/checkouts/{id}', '/v1/checkouts/{id}'],
  access: 'visitor',
  handle: ({ caller, origin, params, tenant }) => ({
    checkout: formatCheckout(tenant, priceCheckout(tenant, requireCheckout(tenant, caller, params.id ?? '')), origin),
  }),
});

/** Gets the URL where buyers complete a checkout. */
const getCheckoutUrl = route({
  id: 'ecom.checkout.getCheckoutUrl',
  method: 'GET',
  paths: ['/ecom/v1/checkouts/{id}/checkout-url', '/v1/checkouts/{id}/checkout-url'],
  access: 'visitor',
  handle: ({ caller, origin, params, tenant }) => ({
    checkoutUrl: createCheckoutUrl(tenant, requireCheckout(tenant, caller, params.id ?? ''), origin.site),
  }),
});

/** Gets the URL of the hosted checkout page, even if the shop has a custom one. */
const getWixCheckoutUrl = route({
  id: 'ecom.checkout.getWixCheckoutUrl',
  method: 'GET',
  paths: ['/ecom/v1/checkouts/{id}/wix-checkout-url', '/v1/checkouts/{id}/wix-checkout-url'],
  access: 'visitor',
  handle: ({ caller, origin, params, tenant }) => ({
    checkoutUrl: getHostedUrl(tenant, requireCheckout(tenant, caller, params.id ?? ''), origin.site),
  }),
});

/** Creates the order of a checkout, to be paid later. A checkout creates only one order. */
const createOrder = route({
  id: 'ecom.checkout.createOrder',
  method: 'POST',
  paths: ['/ecom/v1/checkouts/{id}/create-order', '/v1/checkouts/{id}/create-order'],
  access: 'visitor',
  handle: (context) => {
    const { body, caller, params, tenant } = context;
    const checkout = quoteOpen(context, requireCheckout(tenant, caller, params.id ?? ''));
    requireSaving(checkout, isObject(body) && body.savePaymentMethod === true);
    const due = checkout.totals.afterGiftCard.payNow;
    const order = formatRefusal(() => placeOrder(tenant, checkout, { kind: 'none' }, prepareOrder(context, checkout)));
    return { orderId: order.id, ...(compare(due, 0) > 0 && { paymentGatewayOrderId: newId() }) };
  },
});

interface Given {
  readonly token: string | undefined;
  readonly delayCapture: boolean;
  readonly saved: boolean;
}

/**
 * Returns a payment of the amount due now.
 *
 * @throws {ApplicationError} 428 `PAYMENT_ERROR` for a declined or unknown card
 */
function paymentFor(checkout: Priced<Checkout>, { token, ...options }: Given): CheckoutPayment {
  if (compare(checkout.totals.afterGiftCard.payNow, 0) === 0) return { kind: 'none' };
  const card = findCard(token);
  if (card && card.outcome !== 'DECLINED') return payByCard(card, options);
  const description = card ? 'The card was declined. Nothing was charged.' : 'The payment token is not valid.';
  throw new ApplicationError('failedPrecondition', 'PAYMENT_ERROR', description, { checkoutId: checkout.id });
}

/** Creates the order of a checkout and charges the amount due now. Creates no order if the card is declined. */
const createOrderAndCharge = route({
  id: 'ecom.checkout.createOrderAndCharge',
  method: 'POST',
  paths: ['/ecom/v1/checkouts/{id}/create-order-and-charge', '/v1/checkouts/{id}/create-order-and-charge'],
  access: 'visitor',
  handle: (context) => {
    const { body, caller, params, tenant } = context;
    const found = requireCheckout(tenant, caller, params.id ?? '');
    const input = isObject(body) ? body : {};
    const read = new FieldReader();
    const token = read.string(input['paymentToken'], 'paymentToken', { min: 1, max: 1000 });
    const saved = read.boolean(input['savePaymentMethod'], 'savePaymentMethod') ?? false;
    const delayCapture = read.boolean(input['delayCapture'], 'delayCapture') ?? false;
    read.boolean(input['inAppPurchase'], 'inAppPurchase');
    read.check();
    const checkout = quoteOpen(context, found);
    formatRefusal(() => checkOrderable(checkout));
    requireSaving(checkout, saved);
    const payment = paymentFor(checkout, { token, saved, delayCapture });
    const order = formatRefusal(() => placeOrder(tenant, checkout, payment, prepareOrder(context, checkout)));
    const paymentGatewayOrderId = order.payments.find(({ kind }) => kind === 'regular')?.provider?.paymentOrderId;
    return {
      orderId: order.id,
      ...(paymentGatewayOrderId !== undefined && { paymentGatewayOrderId, paymentResponseToken: newId() }),
      checkoutCompleted: true,
    };
  },
});

/** The routes of checkouts. */
export const checkoutRoutes: readonly Route[] = [
  createCheckout,
  getCheckoutByCartId,
  markCheckoutAsCompletedAndRedirectToUrl,
  getCheckout,
  updateCheckout,
  addToCheckout,
  removeLineItems,
  updateLineItemsQuantity,
  removeCoupon,
  removeGiftCard,
  removeOverrideCheckoutUrl,
  getCheckoutUrl,
  getWixCheckoutUrl,
  markCheckoutAsCompleted,
  createOrder,
  createOrderAndCharge,
];
