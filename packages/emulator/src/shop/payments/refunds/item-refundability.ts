import { compare, minus, sum, times } from '../../../kernel/money/decimal.js';
import type { OrderLine, StoredOrder } from '../../orders/order.js';
import { getBalance, collected } from '../../orders/balance.js';

/** Reason why an item cannot be refunded. */
export type ItemProblem = 'NOT_PAID' | 'PARTIALLY_PAID' | 'DEPOSIT_ONLINE_ITEM';

/** Payment options with which the whole price of a line item is due later. */
const later: readonly unknown[] = [
  'FULL_PAYMENT_OFFLINE',
  'MEMBERSHIP_OFFLINE',
  'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
];

/** Whether the whole price of a line item is due later: offline, or after a free trial. */
const isPostponed = ({ paymentOption, subscription }: OrderLine): boolean =>
  later.includes(paymentOption) || subscription?.hasFreeTrial === true;

/** Prices of the fees of a line item. */
const feesOfLine = ({ fees }: StoredOrder, { id }: OrderLine): string[] =>
  fees
    .filter(({ lineItemIds, source }) => source === 'ITEM' && lineItemIds.includes(id))
    .map(({ amounts }) => amounts.total);

/** Amount of a line item that is due after the order was placed, without the part that memberships pay. */
function getLaterPart(order: StoredOrder, line: OrderLine): string {
  const total = line.amounts.total;
  const deposit = line.depositAmount;
  if (!isPostponed(line) && deposit === undefined) return '0';
  const all = isPostponed(line)
    ? sum([total, ...feesOfLine(order, line)])
    : minus(total, times(deposit ?? '0', line.quantity));
  const covered = order.payments.filter(({ membership }) => membership?.lineItemId === line.id);
  const rest = minus(all, sum(covered.map(collected)));
  return compare(rest, 0) > 0 ? rest : '0';
}

/**
 * Finds the reason why a line item of an order, or its shipping, cannot be refunded: nothing was paid, only the
 * deposit, or less than was due with the order. `undefined` if it can be.
 */
export function itemProblem(order: StoredOrder, line?: OrderLine): ItemProblem | undefined {
  const { balance, paid } = getBalance(order);
  if (compare(balance, 0) <= 0) return undefined;
  if (compare(paid, 0) === 0) return 'NOT_PAID';
  if (line && compare(getLaterPart(order, line), 0) > 0) {
    return line.paymentOption === 'DEPOSIT_ONLINE' ? 'DEPOSIT_ONLINE_ITEM' : 'PARTIALLY_PAID';
  }
  return compare(balance, sum(order.lines.map((one) => getLaterPart(order, one)))) > 0 ? 'PARTIALLY_PAID' : undefined;
}
