import { formatPayment, formatTransactions } from './format-transactions.js';
import { readAmount } from './input/read-amount.js';
import { readCharge } from './input/read-charge.js';
import { readDelayedCapture } from './input/read-delayed-capture.js';
import { readMembershipCharges } from './input/read-membership-charges.js';
import { readOrderId } from './input/read-order-id.js';
import { readName } from '../purchase/read-line-details.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { compare } from '../../kernel/money/decimal.js';
import { toFormattedPrice } from '../../kernel/money/format-price.js';
import { newId } from '../../kernel/state/ids.js';
import { route, type RouteContext } from '../../protocol/routing/route.js';
import { getBalance } from '../../shop/orders/balance.js';
import type { StoredPayment } from '../../shop/orders/payment.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { authorizeSavedCard } from '../../shop/payments/authorize-saved-card.js';
import { capturePayment } from '../../shop/payments/capture-payment.js';
import { chargeMemberships as chargeAll } from '../../shop/payments/charge-memberships.js';
import { chargeOrder as charge } from '../../shop/payments/charge-order.js';
import { checkCollectable } from '../../shop/payments/collect-payment.js';
import { getCollectability } from '../../shop/payments/collectability.js';
import type { MembershipCharge } from '../../shop/payments/membership-payments.js';
import { requireAuthorized } from '../../shop/payments/require-authorized.js';
import { voidMemberships as voidCharges } from '../../shop/payments/void-memberships.js';
import { voidPayment } from '../../shop/payments/void-payment.js';

/** Prepares the collection of the balance, or a part of it. The payment provider creates the payment itself. */
export const preparePaymentCollection = route({
  id: 'ecom.orders.preparePaymentCollection',
  method: 'POST',
  paths: [
    '/ecom/v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection',
    '/v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection',
  ],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const order = requireOrder(tenant, params.ecomOrderId);
    const input = isObject(body) ? body : {};
    const read = new FieldReader();
    if (!input['amount']) read.missing('amount');
    const amount = readAmount(read, input['amount'], 'amount', order.currency);
    const existingId = read.string(input['paymentGatewayOrderId'], 'paymentGatewayOrderId', { min: 1, max: 100 });
    read.check();
    checkCollectable(order, amount);
    return { paymentGatewayOrderId: existingId ?? newId() };
  },
});

/** Creates the payment provider's order for the balance. */
export const createPaymentGatewayOrder = route({
  id: 'ecom.orders.paymentCollectionCreatePaymentGatewayOrder',
  method: 'POST',
  paths: [
    '/ecom/v1/payments-collector/orders/{ecomOrderId}/create-payment-gateway-order',
    '/v1/payments-collector/orders/{ecomOrderId}/create-payment-gateway-order',
  ],
  access: 'merchant',
  handle: ({ params, tenant }) => {
    checkCollectable(requireOrder(tenant, params.ecomOrderId));
    return { paymentGatewayOrderId: newId() };
  },
});

/**
 * Charges an order, in whole or in part. A repeated idempotency key charges nothing, and returns the original payments.
 */
export const chargeOrder = route({
  id: 'ecom.orderBilling.chargeOrder',
  method: 'POST',
  paths: ['/ecom/v1/order-billing/charge-order', '/v1/order-billing/charge-order'],
  access: 'merchant',
  handle: (context) => {
    const { body, clock, tenant } = context;
    const before = requireOrder(tenant, readOrderId(body));
    const wanted = readCharge(body, before.currency, clock.now());
    const { order, payments } = charge(context, before, wanted);
    return {
      payments: payments.map((payment) => formatPayment(order, payment)),
      orderTransactions: formatTransactions(order),
      ...(wanted.regular?.intent && { regularChargeResponseToken: newId() }),
    };
  },
});

/** Authorizes a payment with the card that was saved with the order, to be captured later. */
export const authorizeChargeWithSavedPaymentMethod = route({
  id: 'ecom.orderBilling.authorizeChargeWithSavedPaymentMethod',
  method: 'POST',
  paths: [
    '/ecom/v1/order-billing/authorize-charge-with-saved-payment-method',
    '/v1/order-billing/authorize-charge-with-saved-payment-method',
  ],
  access: 'merchant',
  handle: ({ body, clock, tenant }) => {
    const before = requireOrder(tenant, readOrderId(body));
    const input = isObject(body) ? body : {};
    const read = new FieldReader();
    if (!input['amount']) read.missing('amount');
    const amount = readAmount(read, input['amount'], 'amount', before.currency) ?? '0';
    const currency = read.string(input['currency'] ?? '', 'currency', { min: 3, max: 3 });
    const settings = read.required(input['delayedCaptureSettings'], 'delayedCaptureSettings');
    const scheduledAction = readDelayedCapture(read, settings, 'delayedCaptureSettings', clock.now());
    read.check();
    if (currency !== before.currency) {
      throw new ApplicationError('failedPrecondition', 'INVALID_CURRENCY', 'The currency must be that of the order.', {
        currency,
      });
    }
    const { order, payment } = authorizeSavedCard(tenant, before, { amount, scheduledAction });
    return { payment: formatPayment(order, payment), orderTransactions: formatTransactions(order) };
  },
});

/** Returns the amount to capture. @throws {ApplicationError} `INVALID_AMOUNT` above the authorized amount */
function checkAmount(payment: StoredPayment, amount = payment.amount): string {
  if (compare(amount, payment.amount) <= 0) return amount;
  const data = { paymentId: payment.id, amount, authorized: payment.amount };
  throw new ApplicationError('failedPrecondition', 'INVALID_AMOUNT', 'The amount exceeds the authorized amount.', data);
}

function capturePayments({ body, tenant }: RouteContext, orderId: string | undefined): object {
  const order = requireOrder(tenant, orderId);
  const read = new FieldReader();
  const list = isObject(body) ? body['payments'] : undefined;
  if (!list) read.missing('payments');
  const wanted = (read.list(list, 'payments', { min: 1, max: 50 }) ?? []).map((item, index) => {
    const input = read.required(item, `payments[${index}]`);
    const paymentId = read.string(input['paymentId'] ?? '', `payments[${index}].paymentId`, { min: 1, max: 100 }) ?? '';
    return { paymentId, amount: readAmount(read, input['amount'], `payments[${index}].amount`, order.currency) };
  });
  read.check();
  const saved = wanted.reduce((changed, { amount, paymentId }) => {
    const payment = requireAuthorized(changed, paymentId);
    return capturePayment(tenant, changed, payment, checkAmount(payment, amount));
  }, order);
  return { orderTransactions: formatTransactions(saved) };
}

/** Captures authorized payments of an order: all of them, or none. */
export const captureAuthorizedPayments = route({
  id: 'ecom.orders.captureAuthorizedPayments',
  method: 'POST',
  paths: [
    '/ecom/v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments',
    '/v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments',
  ],
  access: 'merchant',
  handle: (context) => capturePayments(context, context.params.ecomOrderId),
});

/** Captures authorized payments by the path of the Order Billing API. */
export const billingCaptureAuthorizedPayments = route({
  id: 'ecom.orderBilling.captureAuthorizedPayments',
  method: 'POST',
  paths: ['/ecom/v1/order-billing/capture-authorized-payments', '/v1/order-billing/capture-authorized-payments'],
  access: 'merchant',
  handle: (context) => capturePayments(context, readOrderId(context.body)),
});

function voidPayments({ body, tenant }: RouteContext, orderId: string | undefined): object {
  const order = requireOrder(tenant, orderId);
  const read = new FieldReader();
  const ids = read.ids(isObject(body) ? body['paymentIds'] : undefined, 'paymentIds', { min: 1, max: 50 });
  read.check();
  const saved = ids.reduce(
    (changed, id) => voidPayment(tenant, changed, requireAuthorized(changed, id), 'MANUAL'),
    order,
  );
  return { orderTransactions: formatTransactions(saved) };
}

/** Voids authorized payments of an order: all of them, or none. */
export const voidAuthorizedPayments = route({
  id: 'ecom.orders.voidAuthorizedPayments',
  method: 'POST',
  paths: [
    '/ecom/v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments',
    '/v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments',
  ],
  access: 'merchant',
  handle: (context) => voidPayments(context, context.params.ecomOrderId),
});

/** Voids authorized payments by the path of the Order Billing API. */
export const billingVoidAuthorizedPayments = route({
  id: 'ecom.orderBilling.voidAuthorizedPayments',
  method: 'POST',
  paths: ['/ecom/v1/order-billing/void-authorized-payments', '/v1/order-billing/void-authorized-payments'],
  access: 'merchant',
  handle: (context) => voidPayments(context, readOrderId(context.body)),
});

/**
 * Charges memberships for line items of an order. Without a plugin, every membership is accepted, once per line item.
 */
export const chargeMemberships = route({
  id: 'ecom.orders.chargeMemberships',
  method: 'POST',
  paths: [
    '/ecom/v1/payments-collector/orders/{ecomOrderId}/charge-membership',
    '/v1/payments-collector/orders/{ecomOrderId}/charge-membership',
  ],
  access: 'merchant',
  handle: (context) => {
    const { body, params, tenant } = context;
    const order = requireOrder(tenant, params.ecomOrderId);
    const input = isObject(body) ? body : {};
    const read = new FieldReader();
    const memberId = read.string(input['memberId'] ?? '', 'memberId', { min: 1, max: 100 }) ?? '';
    const list = read.list(input['membershipCharges'], 'membershipCharges', { max: 300 }) ?? [];
    const charges = list.map((item, index): MembershipCharge => {
      const field = `membershipCharges[${index}]`;
      const input = read.required(item, field);
      const text = (name: string) => read.string(input[name] ?? '', `${field}.${name}`, { min: 1, max: 100 }) ?? '';
      const [lineItemId, membershipId, appId] = [text('lineItemId'), text('membershipId'), text('appId')];
      const name = input['membershipName'];
      return { lineItemId, membershipId, appId, ...(isObject(name) && readName(name)) };
    });
    read.check();
    if (charges.length > 0) chargeAll(context, order, { charges, memberId });
    return {};
  },
});

/** Charges memberships by the path of the Order Billing API. */
export const billingChargeMemberships = route({
  id: 'ecom.orderBilling.chargeMemberships',
  method: 'POST',
  paths: ['/ecom/v1/order-billing/charge-memberships', '/v1/order-billing/charge-memberships'],
  access: 'merchant',
  handle: (context) => {
    const { body, tenant } = context;
    const before = requireOrder(tenant, readOrderId(body));
    const input = isObject(body) ? body : {};
    const read = new FieldReader();
    const memberId = read.string(input['memberId'] ?? '', 'memberId', { min: 1, max: 100 }) ?? '';
    if (!input['memberships']) read.missing('memberships');
    const charges = readMembershipCharges(read, input['memberships'], 1);
    read.check();
    const { order, payments } = chargeAll(context, before, { charges, memberId });
    return { payments: payments.map((payment) => formatPayment(order, payment)) };
  },
});

/** Voids membership payments: all of them, or none. Their line items become unpaid. */
export const voidMemberships = route({
  id: 'ecom.orderBilling.voidMemberships',
  method: 'POST',
  paths: ['/ecom/v1/order-billing/void-memberships', '/v1/order-billing/void-memberships'],
  access: 'merchant',
  handle: (context) => {
    const { body, tenant } = context;
    const order = requireOrder(tenant, readOrderId(body));
    const read = new FieldReader();
    const ids = read.ids(isObject(body) ? body['paymentIds'] : undefined, 'paymentIds', { min: 1, max: 100 });
    read.check();
    voidCharges(context, order, ids);
    return {};
  },
});

/** Gets whether the balance of an order can be collected, and its amount. */
export const getPaymentCollectabilityStatus = route({
  id: 'ecom.orders.getPaymentCollectabilityStatus',
  method: 'GET',
  paths: [
    '/ecom/v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status',
    '/v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status',
  ],
  access: 'merchant',
  handle: ({ params, tenant }) => {
    const order = requireOrder(tenant, params.ecomOrderId);
    const { balance } = getBalance(order);
    const isOpen = compare(balance, 0) > 0;
    return {
      status: getCollectability(order),
      amount: toFormattedPrice(isOpen ? balance : '0', order.currency),
      authorizationSupported: true,
      customAmountSupported: true,
    };
  },
});
