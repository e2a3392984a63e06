import { Big } from 'big.js';
import type { Decimal } from './decimal.js';
import { minorUnits } from './minor-units.js';

/** Recipient of a share. */
export interface Share {
  readonly id: string;
  readonly weight: Decimal;
}

/**
 * Distributes an amount over shares in proportion to their weights, in minor units, so that the parts add up to the
 * amount. Units that remain after rounding down go to the shares with the largest remainders, and among equal
 * remainders to the smallest IDs. The result does not depend on the order of the shares. If the amount is at most the
 * sum of the weights, no part exceeds its weight.
 */
export function allocate(amount: Decimal, shares: readonly Share[], currency: string): Map<string, string> {
  const decimals = minorUnits(currency);
  const unit = new Big(10).pow(-decimals);
  const totalWeight = shares.reduce((total, share) => total.plus(share.weight), new Big(0));
  if (totalWeight.eq(0)) return new Map(shares.map(({ id }) => [id, new Big(0).toFixed(decimals)]));
  const parts = shares.map(({ id, weight }) => {
    const exact = new Big(amount).times(weight).div(totalWeight);
    const floor = exact.round(decimals, Big.roundDown);
    return { id, floor, remainder: exact.minus(floor) };
  });
  let left = parts.reduce((rest, part) => rest.minus(part.floor), new Big(amount));
  const inTurn = [...parts].sort((a, b) => b.remainder.cmp(a.remainder) || (a.id < b.id ? -1 : 1));
  const result = new Map<string, string>();
  for (const { id, floor } of inTurn) {
    const extra = left.gte(unit) ? unit : new Big(0);
    left = left.minus(extra);
    result.set(id, floor.plus(extra).toFixed(decimals));
  }
  return result;
}
