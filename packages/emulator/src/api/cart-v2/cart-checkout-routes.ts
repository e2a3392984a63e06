import { type CartAccess, cartById, currentCart, show } from './cart-access.js';
import { calculations } from './cart-calculations.js';
import { refreshed } from './cart-routes.js';
import { formatSummary } from './format/format-summary.js';
import { getBody } from './input/read-body.js';
import { readPlaceOrder } from './input/read-place-order.js';
import { checkCart } from './order/check-cart.js';
import { orderPayment } from './order/order-payment.js';
import { placeFromCart } from './order/place-from-cart.js';
import { priceVerificationToken } from './order/price-verification-token.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { currenciesFrom } from '../../kernel/money/convert.js';
import { compare } from '../../kernel/money/decimal.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import { newId } from '../../kernel/state/ids.js';
import { redirectResponse } from '../../protocol/routing/redirect-response.js';
import { route, type RouteContext } from '../../protocol/routing/route.js';
import {
  findAttempt,
  isExpired,
  type PaymentAttempt,
  paymentAttempts,
  startAttempt,
} from '../../shop/order-placement/payment-attempt.js';
import { calculateCart as calculateTotals, type Calculation, everything } from '../../shop/purchase/calculate-cart.js';
import { cartError } from '../../shop/purchase/cart-error.js';
import { carts, requireUnordered, saveLines } from '../../shop/purchase/carts.js';
import { checkOutCart } from '../../shop/purchase/check-out-cart.js';
import { findCheckoutLink } from '../../shop/purchase/checkout-link.js';
import { getHostedUrl } from '../../shop/purchase/checkout-url.js';
import { priceLines } from '../../shop/purchase/price-cart.js';
import type { Cart, Priced } from '../../shop/purchase/purchase.js';
import { siteStatus } from '../../shop/settings/site-status.js';
import { validationModes } from '../../shop/settings/validation-settings.js';

/** The cart with the prices that its lines have. With `refreshCart` in the request, reads the catalog and stores the cart. */
function pricedCart(context: RouteContext, cart: Cart): Priced<Cart> {
  const read = new FieldReader();
  const isRefreshed = read.boolean(getBody(context).refreshCart, 'refreshCart');
  read.check();
  return isRefreshed ? saveLines(context.tenant, refreshed(context, cart)) : priceLines(context.tenant, cart);
}

function calculate(context: RouteContext, which: CartAccess): object {
  const { tenant } = context;
  const cart = pricedCart(context, requireUnordered(which.find(context)));
  const { results: plugins, totals } = calculateTotals(context, cart, everything);
  const calculated = { cart, plugins, totals };
  const summary = {
    ...formatSummary(tenant, calculated, everything, newId()),
    priceVerificationToken: priceVerificationToken(tenant, calculated),
  };
  calculations(tenant).put({ id: cart.id, summary });
  return { ...show(context, cart), summary };
}

/** Calculates all totals of the caller's cart. */
export const calculateCurrentCart = route({
  id: 'ecom.currentCartV2.calculateCurrentCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/current/calculate', '/v2/carts/current/calculate'],
  access: 'visitor',
  handle: (context) => calculate(context, currentCart),
});

/** Calculates all totals of a cart by its ID. */
export const calculateCart = route({
  id: 'ecom.cartV2.calculateCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/calculate', '/v2/carts/{cartId}/calculate'],
  access: 'visitor',
  handle: (context) => calculate(context, cartById),
});

/** Reads the parts to calculate. None of them is calculated unless it is requested. @throws {ValidationError} */
function readCalculation(context: RouteContext): Calculation {
  const input = getBody(context);
  const read = new FieldReader();
  const flag = (name: string): boolean => read.boolean(input[name], name) ?? false;
  const mode = read.enumeration(input.validationConfig, 'validationConfig', validationModes) ?? 'SKIP_VALIDATIONS';
  const calculation = {
    delivery: flag('calculateDelivery'),
    fees: flag('calculateAdditionalFees'),
    tax: flag('calculateTax'),
    giftCard: flag('calculateGiftCards'),
  };
  read.check();
  if (mode === 'SKIP_VALIDATIONS') return calculation;
  return { ...calculation, validators: mode === 'CHECKOUT_VALIDATIONS' ? 'all' : 'validateInCart' };
}

function estimate(context: RouteContext, which: CartAccess): object {
  const { tenant } = context;
  const calculation = readCalculation(context);
  const cart = pricedCart(context, requireUnordered(which.find(context)));
  const { results: plugins, totals } = calculateTotals(context, cart, calculation);
  return { ...show(context, cart), summary: formatSummary(tenant, { cart, plugins, totals }, calculation, newId()) };
}

/** Calculates the requested parts of the totals of the caller's cart. */
export const estimateCurrentCart = route({
  id: 'ecom.currentCartV2.estimateCurrentCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/current/estimate', '/v2/carts/current/estimate'],
  access: 'visitor',
  handle: (context) => estimate(context, currentCart),
});

/** Calculates the requested parts of the totals of a cart by its ID. */
export const estimateCart = route({
  id: 'ecom.cartV2.estimateCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/estimate', '/v2/carts/{cartId}/estimate'],
  access: 'visitor',
  handle: (context) => estimate(context, cartById),
});

/** Reads the currency of the checkout page: the store's, or one with a conversion rate. */
function readCurrency(context: RouteContext): { readonly customerCurrency: string } | undefined {
  const read = new FieldReader();
  const customerCurrency = read.enumeration(
    getBody(context).currencyCode,
    'currencyCode',
    currenciesFrom(storeCurrency(context.tenant)),
  );
  read.check();
  return customerCurrency === undefined ? undefined : { customerCurrency };
}

/** Gets the URL where the customer checks out: the custom one of the cart, or that of the hosted page. */
export const getCheckoutUrl = route({
  id: 'ecom.cartV2.getCheckoutUrl',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/get-checkout-url', '/v2/carts/{cartId}/get-checkout-url'],
  access: 'visitor',
  handle: (context) => {
    const { origin, tenant } = context;
    const currency = readCurrency(context);
    const cart = cartById.find(context);
    const { hasCheckoutPage, published } = siteStatus(tenant);
    if (!published) throw cartError('SITE_NOT_PUBLISHED', 'The site is not published.');
    const { overrideCheckoutUrl: custom } = cart;
    if (custom) return { checkoutUrl: custom.replaceAll('{checkout_id}', cart.id) };
    if (!hasCheckoutPage) throw cartError('CHECKOUT_PAGE_NOT_FOUND', 'The site has no checkout page.');
    const url = new URL(getHostedUrl(tenant, checkOutCart(context, { ...cart, ...currency }), origin.site));
    if (currency) url.searchParams.set('currency', currency.customerCurrency);
    return { checkoutUrl: url.href };
  },
});

/** Header with the token of an external checkout. */
const externalTokenHeader = 'x-wix-third-party-checkout-token';

/**
 * Whether an external checkout, such as the page of a payment provider, collects the payment of the cart.
 *
 * @throws {ApplicationError} 400 `INVALID_THIRD_PARTY_CHECKOUT_TOKEN`
 */
function isPaidElsewhere({ request, tenant }: RouteContext, cart: Cart): boolean {
  const token = request.headers.get(externalTokenHeader);
  if (token === null) return false;
  const link = findCheckoutLink(tenant, token);
  if (link?.checkoutId === cart.id) return true;
  throw cartError('INVALID_THIRD_PARTY_CHECKOUT_TOKEN', 'The token of the external checkout is not valid.', { token });
}

/** @throws {ApplicationError} 428 `DEMO_ORDER_NOT_ALLOWED`, `PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART` */
function checkDemo({ caller }: RouteContext, { demo }: Cart): void {
  if (!demo) return;
  if (caller.kind !== 'apiKey') throw cartError('DEMO_ORDER_NOT_ALLOWED', 'Only the merchant has preview carts.');
  throw cartError('PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART', 'No order can be placed from a preview cart.');
}

/**
 * Places the order of a cart. The merchant can order any cart; visitors and members can order their carts if nothing is
 * paid online.
 */
export const placeOrder = route({
  id: 'ecom.cartV2.placeOrder',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/place-order', '/v2/carts/{cartId}/place-order'],
  access: 'visitor',
  handle: (context) => {
    const { tenant } = context;
    const given = readPlaceOrder(getBody(context));
    const stored = requireUnordered(cartById.find(context));
    const attempt = paymentAttempts(tenant).get(stored.id);
    if (attempt && isExpired(tenant, attempt)) {
      paymentAttempts(tenant).delete(stored.id);
      // Returned rather than thrown, so that the next call can start another payment.
      return cartError('PAYMENT_ATTEMPT_EXPIRED', 'The payment took too long. Place the order again.');
    }
    if (attempt) throw cartError('PAYMENT_ALREADY_IN_PROGRESS', 'Another payment of the cart is in progress.');
    const cart = checkCart(context, stored, given.priceVerificationToken);
    const isExternal = isPaidElsewhere(context, stored);
    checkDemo(context, cart);
    if (cart.lines.some(({ facts }) => facts.savesPaymentMethod) && !given.savePaymentMethod) {
      const description = 'An item requires that the payment method is saved. Send savePaymentMethod.';
      throw cartError('UNCONFIRMED_SAVE_PAYMENT_METHOD', description);
    }
    const payment = orderPayment(context, cart, given, isExternal);
    if (payment.kind === 'card' && payment.status === 'PENDING' && given.redirects) {
      const { orderId, token } = startAttempt(tenant, {
        id: cart.id,
        token: newId(),
        orderId: newId(),
        payment,
        redirects: given.redirects,
      });
      return { orderId, paymentGatewayOrderId: token, completed: false };
    }
    const order = placeFromCart(context, cart, payment);
    const isDue = !isExternal && compare(cart.totals.afterGiftCard.payNow, 0) > 0;
    const paid = order.payments.find(({ kind }) => kind === 'regular');
    const paymentGatewayOrderId = paid?.provider?.paymentOrderId ?? newId();
    return {
      orderId: order.id,
      ...(isDue && { paymentGatewayOrderId }),
      completed: !isDue || (payment.kind === 'card' && payment.status !== 'PENDING'),
    };
  },
});

/** Places the order of a completed payment. Returns whether there is an order. */
function complete(context: RouteContext, attempt: PaymentAttempt): boolean {
  const { plugins, tenant } = context;
  const cart = carts(tenant).get(attempt.id);
  if (!cart) return false;
  if (cart.completed) return cart.orderId === attempt.orderId;
  if (isExpired(tenant, attempt)) return false;
  try {
    const payment = { ...attempt.payment, status: 'APPROVED' as const };
    placeFromCart(context, checkCart(context, cart, undefined), payment, attempt.orderId);
    return true;
  } catch (error) {
    if (!(error instanceof ApplicationError)) throw error;
    plugins.revert();
    return false;
  }
}

/**
 * Completes the payment of a cart on another page: places the order, and redirects the customer to the URL for success
 * or failure. A link for payment providers: its token alone authorizes it.
 */
export const handleAsyncCheckoutCompletion = route({
  id: 'ecom.cartV2.handleAsyncCheckoutCompletion',
  method: 'GET',
  paths: ['/ecom/v2/carts/handle-async-checkout-completion', '/v2/carts/handle-async-checkout-completion'],
  access: 'public',
  handle: (context) => {
    const { caller, query, tenant } = context;
    const { token } = isObject(query) ? query : {};
    const attempt = findAttempt(tenant, typeof token === 'string' ? token : '');
    if (!attempt) throw new ApplicationError('unauthenticated', 'UNAUTHENTICATED_TOKEN', 'The token is not valid.');
    const { errorUrl, successUrl } = attempt.redirects;
    const isOrdered = complete(context, attempt);
    if (!isOrdered) paymentAttempts(tenant).delete(attempt.id);
    const url = (isOrdered ? successUrl : errorUrl) ?? successUrl ?? errorUrl ?? context.origin.site;
    return redirectResponse(caller, url.replace('{orderId}', attempt.orderId));
  },
});
