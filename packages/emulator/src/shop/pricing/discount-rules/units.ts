import { compare, minus, sum, times, timesIn } from '../../../kernel/money/decimal.js';
import { type StoredLine, payable } from '../../line-items/line.js';
import type { BuyXGetY } from './discount-rule.js';
import { cheapestFirst, linesIn } from './lines-in.js';

/** Units of a line item. */
export interface Units {
  readonly line: StoredLine;
  readonly count: number;
}

/** Takes units of the line items in order, up to a number. */
export function takeUnits(lines: readonly StoredLine[], most: number): Units[] {
  let left = most;
  return lines.flatMap((line) => {
    const count = Math.min(payable(line), left);
    left -= count;
    return count > 0 ? [{ line, count }] : [];
  });
}

/** Largest number up to `most` that fits. If a number fits, all smaller ones must fit too. */
function largest(most: number, fits: (count: number) => boolean): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Units that are discounted by a "buy X, get Y" rule, the cheapest first. Applies the rule as often as the bought units
 * allow. A unit counts either as bought or as discounted.
 */
export function unitsGot({ buys, gets, limit = Infinity }: BuyXGetY, lines: readonly StoredLine[]): Units[] {
  const bought = linesIn(lines, buys);
  const got = cheapestFirst(linesIn(lines, gets));
  const worth = ({ facts }: StoredLine) => ('spend' in buys ? facts.unitPrice : '1');
  const need = 'spend' in buys ? buys.spend : buys.quantity;
  const there = sum(bought.map((line) => times(worth(line), payable(line))));
  /** Discounted units for a number of times. `undefined` if there are not enough. */
  const gotTimes = (often: number): Units[] | undefined => {
    let spare = minus(there, times(need, often));
    let left = often * gets.quantity;
    if (compare(spare, 0) < 0) return undefined;
    const units: Units[] = [];
    for (const line of got) {
      const isBought = bought.includes(line);
      const count = Math.min(payable(line), left, isBought ? timesIn(spare, worth(line)) : Infinity);
      if (count > 0) units.push({ line, count });
      if (isBought) spare = minus(spare, times(worth(line), count));
      left -= count;
    }
    return left === 0 ? units : undefined;
  };
  const inAll = got.reduce((total, line) => total + payable(line), 0);
  const most = Math.min(limit, Math.floor(inAll / gets.quantity));
  return gotTimes(largest(most, (often) => gotTimes(often) !== undefined)) ?? [];
}
