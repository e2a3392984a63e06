import { round, sum, times } from '../../../kernel/money/decimal.js';
import type { Rate } from '../totals/plugin-results.js';
import type { AppliedDiscount, TotalsInput } from '../totals/totals.js';
import type { RemainingPrices } from './remaining-prices.js';

/** Applies the discounts of rules and then those of plugins to the items, each to the remaining prices. */
export function takeRules(
  { currency, items, plugins, rules = [] }: TotalsInput,
  remaining: RemainingPrices,
): AppliedDiscount[] {
  const all = items.filter(({ quantity }) => quantity > 0).map(({ id }) => id);
  const amountOf = (rate: Rate, ids: readonly string[]) =>
    'amount' in rate ? rate.amount : times(times(remaining.of(ids), rate.percentage), '0.01');
  return [...rules, ...(plugins?.discounts ?? [])].flatMap(({ global, id, lines, name }): AppliedDiscount[] => {
    const rule = { id, name };
    const taken = global && remaining.take(all, amountOf(global, all));
    const named = lines.filter((line) => all.includes(line.id));
    const amounts = named.map((line) => remaining.take([line.id], amountOf(line.rate, [line.id])));
    const itemIds = [...new Set(named.map((line) => line.id))];
    return [
      ...(taken === undefined ? [] : [{ type: 'GLOBAL' as const, amount: taken, itemIds: [], rule }]),
      {
        type: 'SPECIFIC_ITEMS',
        amount: round(sum(amounts), currency),
        itemIds,
        rule,
        itemAmounts: named.map((line, index) => ({ id: line.id, amount: amounts[index] ?? '0' })),
      },
    ];
  });
}
