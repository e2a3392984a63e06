import { minus, round, sum } from '../../../kernel/money/decimal.js';
import type { Totals } from './totals.js';

/** What is left of a total when memberships have paid for their lines. */
export const dueOf = ({ currency, memberships, total }: Pick<Totals, 'currency' | 'memberships' | 'total'>): string =>
  round(minus(total, sum(memberships.map(({ amount }) => amount))), currency);
