import { compare, minus, proportion, round, sum } from '../../../kernel/money/decimal.js';
import type { StoredOrder } from '../../orders/order.js';
import type { StoredRefund } from '../../orders/payment.js';

type Fields = Readonly<Record<string, unknown>>;

/** Shipping or an additional fee of an order, with its refunded amount. */
export interface Extra {
  /** Id of the fee; empty for shipping. */
  readonly id: string;
  readonly subtotal: string;
  readonly discount: string;
  readonly tax: string;
  /** Total with tax. */
  readonly total: string;
  readonly back: string;
}

/** The amounts of an extra, or of a part of it. */
export type ExtraAmounts = Pick<Extra, 'subtotal' | 'discount' | 'tax' | 'total'>;

const amountIn = (value: unknown): string | undefined => (value as { amount?: string } | undefined)?.amount;

/** Amount of all refunds that did not fail. */
const backOf = ({ refunds }: StoredOrder, amountOf: (details: StoredRefund['details']) => readonly string[]): string =>
  sum(
    refunds
      .filter(({ transactions }) => transactions.some(({ status }) => status !== 'FAILED'))
      .flatMap(({ details }) => amountOf(details)),
  );

const amountsOf = (cost: Fields, total: unknown): ExtraAmounts => ({
  subtotal: amountIn(cost['price']) ?? '0',
  discount: amountIn(cost['discount']) ?? '0',
  tax: amountIn((cost['taxDetails'] as Fields | undefined)?.['totalTax']) ?? '0',
  total: amountIn(total) ?? amountIn(cost['price']) ?? '0',
});

/** The shipping of an order; `undefined` without shipping. */
export function deliveryOf(order: StoredOrder): Extra | undefined {
  const cost = (order.fields['shippingInfo'] as { cost?: Fields } | undefined)?.cost;
  if (amountIn(cost?.['totalPriceAfterTax'] ?? cost?.['price']) === undefined || !cost) return undefined;
  const back = backOf(order, ({ shipping }) => [amountIn((shipping as Fields | undefined)?.['amount']) ?? '0']);
  return { id: '', ...amountsOf(cost, cost['totalPriceAfterTax']), back };
}

/** The additional fees of an order. */
export const feesOf = (order: StoredOrder): Extra[] =>
  ((order.fields['additionalFees'] ?? []) as readonly Fields[]).map((fee) => {
    const id = String(fee['id'] ?? '');
    const back = backOf(order, ({ additionalFees = [] }) =>
      (additionalFees as readonly Fields[])
        .filter((one) => one['additionalFeeId'] === id)
        .flatMap((one) => amountIn(one['amount']) ?? []),
    );
    return { id, ...amountsOf(fee, fee['priceAfterTax']), back };
  });

/** Amount of an extra that can still be refunded. */
export const restOf = ({ back, total }: Extra): string => (compare(total, back) > 0 ? minus(total, back) : '0');

/** The share of a refunded amount in each amount of an extra. The shares of all refunds add up to the whole. */
export function extraShares(extra: Extra, amount: string, currency: string): ExtraAmounts {
  const share = (whole: string): string => {
    const upTo = (part: string) =>
      compare(extra.total, 0) === 0 ? '0' : round(proportion(whole, part, extra.total), currency);
    return minus(upTo(sum([extra.back, amount])), upTo(extra.back));
  };
  return { subtotal: share(extra.subtotal), discount: share(extra.discount), tax: share(extra.tax), total: amount };
}
