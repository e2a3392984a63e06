import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/wire-error.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { saveOrder } from '../../shop/orders/save-order.js';
import { cardPayment } from '../../shop/payments/checkout-payment.js';
import { checkCollectable } from '../../shop/payments/collect-payment.js';
import { orderIdIn } from './input/read-order-id.js';
import { paymentHappenings } from '../../shop/payments/payment-happenings.js';
import type { StoredPayment } from '../../shop/orders/payment.js';
import { readAmount } from './input/read-amount.js';
import { readDelayedCapture } from './input/read-delayed-capture.js';
import { wirePayment, wireTransactions } from './wire-transactions.js';

/** Authorizes a payment with the card that was kept with the order, to be captured later. */
export const authorizeChargeWithSavedPaymentMethod = route({
  id: 'ecom.orderBilling.authorizeChargeWithSavedPaymentMethod',
  method: 'POST',
  paths: [
    '/ecom/v1/order-billing/authorize-charge-with-saved-payment-method',
    '/v1/order-billing/authorize-charge-with-saved-payment-method',
  ],
  access: 'merchant',
  handle: ({ body, clock, tenant }) => {
    const order = requireOrder(tenant, orderIdIn(body));
    const given = isObject(body) ? body : {};
    const read = new FieldReader();
    if (!given['amount']) read.missing('amount');
    const amount = readAmount(read, given['amount'], 'amount', order.currency) ?? '0';
    const currency = read.text(given['currency'] ?? '', 'currency', { min: 3, max: 3 });
    const settings = read.needed(given['delayedCaptureSettings'], 'delayedCaptureSettings');
    const scheduledAction = readDelayedCapture(read, settings, 'delayedCaptureSettings', clock.now());
    read.check();
    if (currency !== order.currency) {
      throw new ApplicationError(428, 'INVALID_CURRENCY', 'The order has another currency.', { currency });
    }
    checkCollectable(order, amount, 'ORDER_PAID');
    const kept = order.payments.filter(({ details }) => details['savedPaymentMethod'] === true).at(-1);
    if (!kept) throw new ApplicationError(428, 'NO_SAVED_PAYMENT_METHOD', 'No card was kept with the order.');
    const { lastFourDigits } = (kept.details['creditCardDetails'] ?? {}) as { lastFourDigits?: string };
    const card = { kind: 'card', status: 'AUTHORIZED', lastFourDigits: lastFourDigits ?? '', scheduledAction } as const;
    const made = cardPayment(card, amount, clock.now().toISOString());
    const payment: StoredPayment = { ...made, details: { ...made.details, savedPaymentMethod: true } };
    const happened = paymentHappenings(order.currency, { ...payment, details: made.details });
    const saved = saveOrder(tenant, { ...order, payments: [...order.payments, payment] }, happened);
    return { payment: wirePayment(saved, payment), orderTransactions: wireTransactions(saved) };
  },
});
