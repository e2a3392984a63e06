import { type StoredCheckout, checkouts } from '../checkout/checkout.js';
import { isEmail } from '../checkout/is-email.js';
import { ApplicationError } from '../http/wire-error.js';
import { type RouteContext, route } from '../http/route.js';
import { isObject } from '../input/index.js';
import type { CheckoutPayment } from '../payments/checkout-payment.js';
import { placeOrder } from '../orders/place-order.js';
import { requires3dSecure } from '../plugins/ask-payment-settings.js';
import { prepareOrder } from '../plugins/prepare-order.js';
import { quoteCheckout } from '../plugins/quote-checkout.js';
import { type RedirectSession, redirectSessions } from '../redirects/redirect-session.js';
import type { Tenant } from '../state/tenant.js';
import { consentsOf } from './agreement.js';
import { type FormErrors, type FormValues, addressErrors, addressOf, formErrors, readForm } from './checkout-form.js';
import { challengePage } from './challenge-page.js';
import { checkoutPage } from './checkout-page.js';
import { type CheckoutView, type Notice, viewCheckout } from './checkout-view.js';
import { messagePage, seeOther } from './layout.js';
import { afterOrder, openCheckout } from './open-checkout.js';
import { paymentMethods } from './payment-methods.js';

/** Keeps what the shopper filled in: all of it in the session, what is valid in the checkout. */
function keep(tenant: Tenant, session: RedirectSession, checkout: StoredCheckout, form: FormValues) {
  const kept = redirectSessions(tenant).put({ ...session, form });
  if (Object.keys(addressErrors(form, false)).length > 0) return { session: kept, checkout };
  const destination = addressOf(form);
  const { email, shippingOption } = form;
  const updated = checkouts(tenant).put({
    ...checkout,
    shippingDestination: destination,
    billingInfo: destination,
    ...(email && isEmail(email) && { email }),
    ...(shippingOption && { selectedShippingOption: { code: shippingOption } }),
    updatedDate: tenant.clock.now().toISOString(),
  });
  return { session: kept, checkout: updated };
}

/** What is paid with: nothing for a free order; `undefined` for a card that is declined. */
function paymentOf(form: FormValues, { lines, needsPayment }: CheckoutView): CheckoutPayment | undefined {
  if (!needsPayment) return { kind: 'none' };
  const payment = paymentMethods.find((method) => method.id === form.payment)?.payment;
  const saved = lines.some(({ facts }) => facts.savesPaymentMethod);
  return payment?.kind === 'card' && saved ? { ...payment, saved } : payment;
}

/**
 * Takes the form of the checkout page: brings delivery and tax up to date, or places the order.
 * The page comes back with everything filled in when something is wrong, the total changed, the card is declined or something was sold meanwhile.
 */
export const submitCheckout = route({
  id: 'hosted.checkout.submit',
  method: 'POST',
  paths: ['/hosted/checkout/{sessionId}'],
  access: 'public',
  handle: async (context) => {
    const open = openCheckout(context);
    if ('answer' in open) return open.answer;
    const { origin, tenant } = context;
    const input = isObject(context.body) ? context.body : {};
    if (input.formToken !== open.session.formToken) {
      return messagePage('This form is not from this page', 'Go back to your cart and start again.', { status: 403 });
    }
    const { checkout: kept, session } = keep(tenant, open.session, open.checkout, readForm(input));
    const checkout = quoteCheckout(context, kept);
    if (checkout !== kept) checkouts(tenant).put(checkout);
    const { form } = session;
    const again = (status: number, more: { errors?: FormErrors; notice?: Notice } = {}) =>
      checkoutPage(viewCheckout(tenant, session, checkout, { ...more, origin }), status);

    if (input.action !== 'pay') {
      const errors = addressErrors(form, false);
      return Object.keys(errors).length > 0
        ? again(422, { errors })
        : seeOther(viewCheckout(tenant, session, checkout, { origin }).action);
    }
    const view = viewCheckout(tenant, session, checkout, { origin });
    const errors = formErrors(form, view.needsPayment, consentsOf(view.lines).length > 0);
    if (Object.keys(errors).length > 0) return again(422, { errors });
    if (view.soldOut) return again(409);
    if (input[`total-${view.selected.code}`] !== view.selected.totals.total) {
      const lines = ['Have a look at the new total, then place your order.'];
      return again(409, { notice: { title: 'The total has changed', lines } });
    }
    const payment = paymentOf(form, view);
    if (!payment) {
      const lines = ['Nothing was charged and your order is not placed. Choose another way to pay.'];
      const errors = { payment: 'This card was declined. Choose another way to pay.' };
      return again(402, { errors, notice: { title: 'Your card was declined', lines } });
    }
    if (payment.kind === 'card' && input.challenge !== 'passed' && asksBank(context, checkout)) {
      if (input.challenge !== 'failed') return challengePage(view);
      const lines = ['Nothing was charged and your order is not placed. Try again, or choose another way to pay.'];
      const errors = { payment: 'Your bank did not confirm this payment. Try again, or choose another way to pay.' };
      return again(402, { errors, notice: { title: 'Your bank did not confirm the payment', lines } });
    }
    return place(context, session, checkout, payment, again);
  },
});

/** Whether the payment needs the buyer's bank. An order that cannot be placed needs nobody. */
function asksBank(context: RouteContext, checkout: StoredCheckout): boolean {
  try {
    return requires3dSecure(context, checkout);
  } catch (error) {
    if (error instanceof ApplicationError) return false;
    throw error;
  }
}

async function place(
  context: RouteContext,
  session: RedirectSession,
  checkout: StoredCheckout,
  payment: CheckoutPayment,
  again: (status: number, more?: { notice?: Notice }) => Promise<Response>,
): Promise<Response> {
  try {
    const order = placeOrder(context.tenant, checkout, payment, prepareOrder(context, checkout));
    return afterOrder(context, session, order.id);
  } catch (error) {
    if (!(error instanceof ApplicationError)) throw error;
    context.plugins.abandon();
    const notice = { title: 'Your order could not be placed', lines: [error.message] };
    return again(409, error.code === 'VIOLATIONS_WITH_ERROR_SEVERITY' ? {} : { notice });
  }
}
