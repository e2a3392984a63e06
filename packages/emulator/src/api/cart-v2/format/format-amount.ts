import { round } from '../../../kernel/money/decimal.js';

/** Formats an amount. The store has one currency, so the converted amount is the amount. */
export function formatAmount(amount: string, currency: string): { amount: string; convertedAmount: string } {
  const rounded = round(amount, currency);
  return { amount: rounded, convertedAmount: rounded };
}
