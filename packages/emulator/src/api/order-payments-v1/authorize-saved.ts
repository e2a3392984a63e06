import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { authorizeSavedCard } from '../../shop/payments/authorize-saved-card.js';
import { readOrderId } from './input/read-order-id.js';
import { readAmount } from './input/read-amount.js';
import { readDelayedCapture } from './input/read-delayed-capture.js';
import { formatPayment, formatTransactions } from './format-transactions.js';

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
