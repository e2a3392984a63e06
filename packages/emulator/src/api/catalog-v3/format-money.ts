import { formatMoney } from '../../kernel/money/format-money.js';

/** Formats an amount. `currency` is set if the caller requests formatted amounts. */
export const formatAmount = (amount: number, currency: string | undefined): object => ({
  amount: String(amount),
  ...(currency !== undefined && { formattedAmount: formatMoney(amount, currency) }),
});

/** Formats the range of some amounts. `undefined` without amounts. */
export const formatRange = (amounts: readonly number[], currency: string | undefined): object | undefined =>
  amounts.length === 0
    ? undefined
    : {
        minValue: formatAmount(Math.min(...amounts), currency),
        maxValue: formatAmount(Math.max(...amounts), currency),
      };
