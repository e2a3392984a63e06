import { compare, minus, proportion, round, sum } from '../../../kernel/money/decimal.js';
import type { ChargeAmounts, StoredOrder } from '../../orders/order.js';
import type { RefundItems } from '../../orders/payment.js';

/** Shipping or an additional fee of an order, with its refunded amount. */
export interface Extra extends ChargeAmounts {
  /** ID of the fee. Empty for shipping. */
  readonly id: string;
  readonly back: string;
}

/** Sum of the amounts of all refunds that did not fail. */
const getRefundedAmount = ({ refunds }: StoredOrder, getAmounts: (items: RefundItems) => readonly string[]): string =>
  sum(
    refunds
      .filter(({ transactions }) => transactions.some(({ status }) => status !== 'FAILED'))
      .flatMap(({ items }) => getAmounts(items)),
  );

/** Shipping of an order. `undefined` without shipping costs. */
export function getDelivery(order: StoredOrder): Extra | undefined {
  const amounts = order.delivery?.amounts;
  return amounts && { id: '', ...amounts, back: getRefundedAmount(order, ({ shipping = '0' }) => [shipping]) };
}

/** Additional fees of an order. */
export const getFees = (order: StoredOrder): Extra[] =>
  order.fees.map(({ amounts, id }) => ({
    id,
    ...amounts,
    back: getRefundedAmount(order, ({ fees = [] }) =>
      fees.filter((one) => one.additionalFeeId === id).map(({ amount }) => amount),
    ),
  }));

/** Amount of shipping or a fee that can still be refunded. */
export const getRest = ({ back, total }: Extra): string => (compare(total, back) > 0 ? minus(total, back) : '0');

/**
 * Share of a refunded amount in each amount of shipping or a fee. The shares of all refunds add up to these amounts.
 */
export function extraShares(extra: Extra, amount: string, currency: string): ChargeAmounts {
  const share = (total: string): string => {
    const upTo = (part: string) =>
      compare(extra.total, 0) === 0 ? '0' : round(proportion(total, part, extra.total), currency);
    return minus(upTo(sum([extra.back, amount])), upTo(extra.back));
  };
  return { subtotal: share(extra.subtotal), discount: share(extra.discount), tax: share(extra.tax), total: amount };
}
