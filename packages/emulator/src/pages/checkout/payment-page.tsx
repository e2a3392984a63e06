/** @jsxImportSource hono/jsx */
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { isObject } from '../../kernel/input/object.js';
import { formatMoney } from '../../kernel/money/format-money.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { orders } from '../../shop/orders/order.js';
import { chargePaymentRequest } from '../../shop/payment-requests/charge-payment-request.js';
import { type PaymentRequest, paymentRequests } from '../../shop/payment-requests/payment-request.js';
import { findCard, testCards } from '../../shop/payments/test-cards.js';
import { storeSettings } from '../../shop/settings/store-settings.js';
import { messagePage, pageResponse } from './layout.js';

const storeName = storeSettings.name;

/** Titles and texts of requests that cannot be paid. */
const closed = {
  PAID: ['Payment received', 'Thank you. You can close this page.'],
  EXPIRED: ['This payment request has expired', `Ask ${storeName} for another one.`],
  VOIDED: ['This payment request was withdrawn', `Ask ${storeName} for another one.`],
} as const;

/** Page of an unpaid request, with the test cards. */
function showForm(tenant: Tenant, request: PaymentRequest, error?: string): Response {
  const { amount, description, id, isManualBlocked, orderId, title } = request;
  const order = orders(tenant).get(orderId);
  const action = `/hosted/payment-requests/${id}?${new URLSearchParams({ clientId: tenant.id }).toString()}`;
  return pageResponse(
    title,
    <main class="message">
      <h1>{title}</h1>
      {error && <p role="alert">{error}</p>}
      {description && <p>{description}</p>}
      {order && (
        <p>
          {formatMoney(amount, order.currency)} for order {order.number}
        </p>
      )}
      <form method="post" action={action}>
        {testCards.map((card) => (
          <p>
            <button class="button" name="card" value={card.id}>
              Pay with {card.number}
            </button>{' '}
            {card.hint}
          </p>
        ))}
      </form>
      {!isManualBlocked && <p>You can also pay {storeName} by cash, check or bank transfer.</p>}
    </main>,
    { isRefused: error !== undefined, storeName },
  );
}

/** Page of a request, or the message why it cannot be paid. */
function show({ params, tenant }: RouteContext, error?: string): Response {
  const request = paymentRequests(tenant).get(params['requestId'] ?? '');
  if (!request) {
    const text = `The link is incomplete, or ${storeName} has deleted the request.`;
    return messagePage('This payment request does not exist', text, { status: 404, storeName });
  }
  if (request.status === 'UNPAID') return showForm(tenant, request, error);
  const [title, text] = closed[request.status];
  return messagePage(title, text, { storeName });
}

/** Payment page of an order payment request. */
export const getPaymentPage = route({
  id: 'hosted.paymentRequest.getPage',
  method: 'GET',
  paths: ['/hosted/payment-requests/{requestId}'],
  access: 'public',
  handle: (context) => show(context),
});

/** Pays an order payment request with a test card. */
export const submitPayment = route({
  id: 'hosted.paymentRequest.submit',
  method: 'POST',
  paths: ['/hosted/payment-requests/{requestId}'],
  access: 'public',
  handle: (context) => {
    const { body, params, plugins, tenant } = context;
    const request = paymentRequests(tenant).get(params['requestId'] ?? '');
    const card = findCard(isObject(body) ? body['card'] : undefined);
    if (request?.status !== 'UNPAID' || !card) return show(context);
    try {
      const { payment } = chargePaymentRequest({ plugins, tenant }, request, card.id);
      if (payment.status === 'DECLINED') return show(context, 'This card was declined. Choose another one.');
      if (payment.status !== 'PENDING') return show(context);
      return messagePage('Your payment is being processed', 'Your bank has not decided yet.', { storeName });
    } catch (error) {
      if (!(error instanceof ApplicationError)) throw error;
      return show(context, error.message);
    }
  },
});
