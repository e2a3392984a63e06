import { applyGiftCard } from '../../api/purchase/apply-gift-card.js';
import { ApplicationError, ValidationError } from '../../kernel/errors/application-error.js';
import { isEmail } from '../../kernel/input/is-email.js';
import { isObject } from '../../kernel/input/object.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { acceptsGiftCards } from './accepts-gift-cards.js';
import { getConsents } from './agreement.js';
import { addressErrors, toAddress, type FormErrors, formErrors, type FormValues, readForm } from './checkout-form.js';
import { type CheckoutView, viewCheckout } from './checkout-view.js';
import { messagePage, seeOther } from './layout.js';
import { afterOrder, checkoutAddress, openCheckout } from './open-checkout.js';
import { paymentMethods } from './payment-methods.js';
import { route, type RouteContext } from '../../protocol/routing/route.js';
import { requires3dSecure } from '../../shop/order-placement/ask-payment-settings.js';
import { placeOrder } from '../../shop/order-placement/place-order.js';
import { prepareOrder } from '../../shop/order-placement/prepare-order.js';
import type { CheckoutPayment } from '../../shop/payments/checkout-payment.js';
import { lookUpGiftCard } from '../../shop/payments/plugin-gift-cards.js';
import { saveCheckout } from '../../shop/purchase/checkouts.js';
import type { CheckedOut, Priced } from '../../shop/purchase/purchase.js';
import { quoteCheckout } from '../../shop/purchase/quote-checkout.js';
import { type FormResult, type RedirectSession, redirectSessions } from '../../shop/redirects/redirect-session.js';

/** Checkout after the gift card form was handled, or the error message for the code. */
interface Redeemed {
  readonly checkout: CheckedOut;
  readonly errors?: FormErrors;
}

/** Redeems the gift card with the entered code, or removes the current one, depending on the submitted button. */
function redeemGiftCardOnPage(context: RouteContext, checkout: CheckedOut, action: unknown): Redeemed {
  const { body, tenant } = context;
  if (!acceptsGiftCards(tenant, checkout)) return { checkout };
  if (action === 'remove-gift-card') {
    const { giftCard: _, ...rest } = checkout;
    return { checkout: rest };
  }
  if (action !== 'redeem-gift-card') return { checkout };
  const { giftCardCode } = isObject(body) ? body : {};
  if (typeof giftCardCode !== 'string' || giftCardCode.trim() === '') {
    return { checkout, errors: { giftCardCode: 'Enter the code of your gift card.' } };
  }
  try {
    lookUpGiftCard(context, giftCardCode);
    return { checkout: applyGiftCard(tenant, checkout, { giftCardCode }), errors: {} };
  } catch (error) {
    if (!(error instanceof ApplicationError || error instanceof ValidationError)) throw error;
    const message = error instanceof ApplicationError ? error.message : 'This code is too long.';
    return { checkout, errors: { giftCardCode: message } };
  }
}

/** Stores the form values: all of them in the redirect session, the valid ones in the checkout. */
function saveForm(tenant: Tenant, session: RedirectSession, checkout: CheckedOut, form: FormValues) {
  const { result: _, ...rest } = session;
  const savedSession = redirectSessions(tenant).put({ ...rest, form });
  if (Object.keys(addressErrors(form, false)).length > 0) return { session: savedSession, checkout };
  const destination = toAddress(form);
  const { email, shippingOption } = form;
  const updated = saveCheckout(tenant, {
    ...checkout,
    shippingDestination: destination,
    billingInfo: destination,
    ...(email && isEmail(email) && { email }),
    ...(shippingOption && { selectedShippingOption: { code: shippingOption } }),
  });
  return { session: savedSession, checkout: updated };
}

/** Payment method. Absent for a free order; `undefined` for a card that is declined. */
function toPayment(form: FormValues, { lines, needsPayment }: CheckoutView): CheckoutPayment | undefined {
  if (!needsPayment) return { kind: 'none' };
  const payment = paymentMethods.find((method) => method.id === form.payment)?.payment;
  const saved = lines.some(({ facts }) => facts.savesPaymentMethod);
  return payment?.kind === 'card' && saved ? { ...payment, saved } : payment;
}

const refusal = (title: string, line: string, payment?: string): FormResult => ({
  notice: { title, lines: [line] },
  ...(payment !== undefined && { errors: { payment } }),
});

const totalChanged = refusal('The total has changed', 'Review the new total, then place your order.');
const declined = refusal(
  'Your card was declined',
  'You have not been charged, and your order has not been placed. Choose another way to pay.',
  'This card was declined. Choose another way to pay.',
);
const unconfirmed = refusal(
  'Your bank did not confirm the payment',
  'You have not been charged, and your order has not been placed. Try again, or choose another way to pay.',
  'Your bank did not confirm this payment. Try again, or choose another way to pay.',
);

/**
 * Handles the form of the checkout page: updates delivery and tax, redeems a gift card, or places the order. Always
 * responds with a redirect, so that a reload never sends a form again: to the thank-you page, or to the filled-in page
 * with its errors.
 */
export const submitCheckout = route({
  id: 'hosted.checkout.submit',
  method: 'POST',
  paths: ['/hosted/checkout/{sessionId}'],
  access: 'public',
  handle: async (context) => {
    const open = openCheckout(context);
    if ('response' in open) return open.response;
    const { origin, tenant } = context;
    const input = isObject(context.body) ? context.body : {};
    if (input.formToken !== open.session.formToken) {
      return messagePage('This form has expired', 'Go back to your cart and check out again.', { status: 403 });
    }
    const { checkout: savedCheckout, session } = saveForm(tenant, open.session, open.checkout, readForm(input));
    const redeemed = redeemGiftCardOnPage(context, savedCheckout, input.action);
    const checkout = quoteCheckout(context, redeemed.checkout);
    saveCheckout(tenant, checkout);
    const { form } = session;
    const show = (result: FormResult = {}): Response => {
      redirectSessions(tenant).put({ ...session, result });
      return seeOther(checkoutAddress(tenant, session));
    };

    if (input.action !== 'pay') return show({ errors: redeemed.errors ?? addressErrors(form, false) });
    const view = viewCheckout(tenant, session, checkout, origin.site);
    const errors = formErrors(form, view.needsPayment, getConsents(view.lines).length > 0);
    if (Object.keys(errors).length > 0) return show({ errors });
    if (view.soldOut) return show();
    if (input[`total-${view.selected.code}`] !== view.selected.totals.total) return show(totalChanged);
    const payment = toPayment(form, view);
    if (!payment) return show(declined);
    if (payment.kind === 'card' && input.challenge !== 'passed' && requiresChallenge(context, checkout)) {
      return show(input.challenge === 'failed' ? unconfirmed : { step: 'challenge' });
    }
    return placeOrderOrExplain(context, session, checkout, payment, show);
  },
});

/** Whether the payment requires 3-D Secure. Orders that cannot be placed do not. */
function requiresChallenge(context: RouteContext, checkout: Priced<CheckedOut>): boolean {
  try {
    return requires3dSecure(context, checkout);
  } catch (error) {
    if (error instanceof ApplicationError) return false;
    throw error;
  }
}

function placeOrderOrExplain(
  context: RouteContext,
  session: RedirectSession,
  checkout: Priced<CheckedOut>,
  payment: CheckoutPayment,
  show: (result?: FormResult) => Response,
): Response {
  try {
    const order = placeOrder(context.tenant, checkout, payment, prepareOrder(context, checkout));
    return afterOrder(context.tenant, session, order.id);
  } catch (error) {
    if (!(error instanceof ApplicationError)) throw error;
    context.plugins.revert();
    if (error.code === 'VIOLATIONS_WITH_ERROR_SEVERITY') return show();
    return show(refusal('Your order could not be placed', error.message));
  }
}
