import { compare, minus, sum, times } from '../money/index.js';
import type { OrderLine, StoredOrder } from '../orders/order.js';
import { balanceOf } from './balance.js';

/** Why what an item costs cannot be given back. */
export type ItemProblem = 'NOT_PAID' | 'PARTIALLY_PAID' | 'DEPOSIT_ONLINE_ITEM';

/** Ways to pay that leave all of a line for later. */
const later: readonly unknown[] = [
  'FULL_PAYMENT_OFFLINE',
  'MEMBERSHIP_OFFLINE',
  'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
];

const amountIn = (value: unknown): string => (value as { amount?: string } | undefined)?.amount ?? '0';

/** What of a line is paid after the order was placed. */
function laterOf(line: OrderLine): string {
  const whole = amountIn(line['totalPriceAfterTax'] ?? line['lineItemPrice']);
  if (later.includes(line['paymentOption'])) return whole;
  if (line['depositAmount'] === undefined) return '0';
  const rest = minus(whole, times(amountIn(line['depositAmount']), line.quantity));
  return compare(rest, 0) > 0 ? rest : '0';
}

/**
 * Why a line of an order, or its delivery, cannot be given back for what it costs: nothing was paid yet; only the deposit
 * of the line was; or not all that was to be paid at once was. Nothing where all of it was paid.
 */
export function itemProblem(order: StoredOrder, line?: OrderLine): ItemProblem | undefined {
  const { balance, paid } = balanceOf(order);
  if (compare(balance, 0) <= 0) return undefined;
  if (compare(paid, 0) === 0) return 'NOT_PAID';
  if (line && compare(laterOf(line), 0) > 0) {
    return line['paymentOption'] === 'DEPOSIT_ONLINE' ? 'DEPOSIT_ONLINE_ITEM' : 'PARTIALLY_PAID';
  }
  return compare(balance, sum(order.lines.map(laterOf))) > 0 ? 'PARTIALLY_PAID' : undefined;
}
