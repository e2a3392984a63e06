import { toFormattedPrice } from '../../kernel/money/format-money.js';
import type { StoredOrder } from '../orders/order.js';
import type { Happening } from '../orders/save-order.js';
import type { StoredPayment } from '../orders/payment.js';

/** Content of an activity about a card payment. */
const paymentFacts = (
  { currency }: Pick<StoredOrder, 'currency'>,
  { details, id }: StoredPayment,
  amount: string,
): object => ({
  paymentId: id,
  amount: toFormattedPrice(amount, currency),
  ...(details['creditCardDetails'] as object | undefined),
});

/** An activity about an authorized payment. */
export const authorizedPayment = (
  what: 'Created' | 'Captured' | 'Voided',
  order: Pick<StoredOrder, 'currency'>,
  payment: StoredPayment,
  amount: string,
): Happening => [
  `AUTHORIZED_PAYMENT_${what.toUpperCase()}`,
  { [`authorizedPayment${what}`]: paymentFacts(order, payment, amount) },
];
