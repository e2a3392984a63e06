import { readAmount } from '../../../api/order-payments-v1/input/read-amount.js';
import { readFulfillment } from '../../../api/fulfillments-v1/read-fulfillment.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import type { TenantPlugins } from '../../../protocol/plugins/tenant-plugins.js';
import { createFulfillment } from '../../../shop/fulfillments/create-fulfillment.js';
import { cancelOrder } from '../../../shop/orders/cancel-order.js';
import type { StoredOrder } from '../../../shop/orders/order.js';
import { capturePayment } from '../../../shop/payments/capture-payment.js';
import { statuses } from '../../../shop/payments/change-status.js';
import { chargeBack, reverseChargebacks } from '../../../shop/payments/chargeback.js';
import { checkCollectable, collectOffline } from '../../../shop/payments/collect-payment.js';
import { refundPayments } from '../../../shop/payments/refunds/refund-payments.js';
import { requireAuthorized } from '../../../shop/payments/require-authorized.js';
import { updatePaymentStatus } from '../../../shop/payments/update-payment.js';
import { voidPayment } from '../../../shop/payments/void-payment.js';

type Form = Readonly<Record<string, string>>;

/** Action of a merchant, or of a payment provider, on an order. */
type OrderAction = (context: TenantPlugins, order: StoredOrder, form: Form) => unknown;

/** Reads an amount. `undefined` if the form has none. @throws {ValidationError} for an invalid amount */
function getAmount({ amount }: Form, { currency }: StoredOrder): string | undefined {
  const read = new FieldReader();
  const result = amount === undefined ? undefined : readAmount(read, { amount }, 'amount', currency);
  read.check();
  return result;
}

/** Reads a fulfillment as the API does. @throws {ValidationError} for invalid fields */
function getFulfillment(form: Form, order: StoredOrder) {
  const quantities = order.lines.map(({ id }) => ({ id, quantity: Number(form[`quantity-${id}`] ?? 0) }));
  const { shippingProvider, trackingLink, trackingNumber } = form;
  const tracking = {
    ...(shippingProvider && { shippingProvider }),
    ...(trackingNumber && { trackingNumber }),
    ...(trackingLink && { trackingLink }),
  };
  const input = {
    lineItems: quantities.filter(({ quantity }) => quantity !== 0),
    ...(Object.keys(tracking).length > 0 && { trackingInfo: tracking }),
  };
  const read = new FieldReader();
  const change = readFulfillment(read, input, 'fulfillment', order);
  read.check();
  return change;
}

/** Error codes of the refunds, as those of `triggerRefund`. */
const refundRules = {
  unknown: 'PAYMENTS_NOT_FOUND',
  refused: 'REFUND_NOT_AVAILABLE',
  amount: 'INVALID_AMOUNT',
  expectsExternal: false,
};

const pay: OrderAction = ({ tenant }, order, form) =>
  collectOffline(tenant, order, checkCollectable(order, getAmount(form, order)));

const settle: OrderAction = (context, order, { paymentId, status }) => {
  const read = new FieldReader();
  const outcome = read.enumeration(status ?? '', 'status', statuses);
  read.check();
  return outcome && updatePaymentStatus(context, order, paymentId, outcome);
};

const capture: OrderAction = ({ tenant }, order, { paymentId }) => {
  const payment = requireAuthorized(order, paymentId);
  return capturePayment(tenant, order, payment, payment.amount);
};

const voidAuthorized: OrderAction = ({ tenant }, order, { paymentId }) =>
  voidPayment(tenant, order, requireAuthorized(order, paymentId), 'MANUAL');

const refund: OrderAction = (context, order, form) => {
  const { mail, paymentId = '', reason, restock } = form;
  const sold = order.lines.map(({ id, quantity }) => {
    const restocked = order.stock.find(({ lineItemId }) => lineItemId === id)?.restocked ?? 0;
    return { lineItemId: id, quantity: quantity - restocked };
  });
  const wanted = {
    payments: [{ paymentId, amount: getAmount(form, order), external: false }],
    items: { lineItems: [] },
    restock: restock ? sold.filter(({ quantity }) => quantity > 0) : [],
    ...(reason && { reason }),
    ...(mail && { mail: {} }),
  };
  return refundPayments(context, order, wanted, refundRules);
};

const fulfill: OrderAction = ({ tenant }, order, form) => createFulfillment(tenant, order, getFulfillment(form, order));

const cancel: OrderAction = ({ tenant }, order, { mail, restock }) =>
  cancelOrder(tenant, order, { restocks: Boolean(restock), ...(mail && { mail: { message: undefined } }) });

const chargeback: OrderAction = ({ tenant }, { id }, { paymentId = '', reverse }) =>
  reverse ? reverseChargebacks(tenant, id, paymentId) : chargeBack(tenant, id, paymentId);

/** Actions by the last segment of their path, with the confirmation that follows. */
export const orderActions: Readonly<Record<string, readonly [action: OrderAction, done: string]>> = {
  pay: [pay, 'paid'],
  settle: [settle, 'settled'],
  capture: [capture, 'settled'],
  void: [voidAuthorized, 'settled'],
  refund: [refund, 'refunded'],
  fulfill: [fulfill, 'fulfilled'],
  cancel: [cancel, 'canceled'],
  chargeback: [chargeback, 'chargedBack'],
};
