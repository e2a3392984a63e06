import { allocate } from '../../../kernel/money/allocate.js';
import { compare, minus, round, sum, times } from '../../../kernel/money/decimal.js';
import { type StoredLine, payable } from '../../line-items/line.js';
import type { Bundle } from './discount-rule.js';
import { cheapestFirst } from './lines-in.js';
import type { Units } from './units.js';

/** Calculates the discount of each line item from bundles with a fixed price. Forms whole bundles, the most expensive items first. */
export function bundleShares(
  { price, quantity }: Bundle,
  lines: readonly StoredLine[],
  currency: string,
): Map<string, string> {
  const shares = new Map<string, string>();
  const settle = (units: readonly Units[], often: number) => {
    const weights = units.map(({ count, line }) => ({ id: line.id, weight: times(line.facts.unitPrice, count) }));
    const before = sum(weights.map(({ weight }) => weight));
    if (compare(before, price) <= 0) return;
    for (const [id, share] of allocate(round(minus(before, price), currency), weights, currency)) {
      shares.set(id, sum([shares.get(id) ?? '0', times(share, often)]));
    }
  };
  let current: Units[] = [];
  let missing = quantity;
  for (const line of cheapestFirst(lines).reverse()) {
    let left = payable(line);
    if (current.length > 0) {
      const count = Math.min(left, missing);
      current.push({ line, count });
      [left, missing] = [left - count, missing - count];
      if (missing > 0) continue;
      settle(current, 1);
      [current, missing] = [[], quantity];
    }
    const often = Math.floor(left / quantity);
    if (often > 0) settle([{ line, count: quantity }], often);
    left -= often * quantity;
    if (left > 0) [current, missing] = [[{ line, count: left }], quantity - left];
  }
  return shares;
}
