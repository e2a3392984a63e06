import { compare, sum, times } from '../../../kernel/money/decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StoredLine, payable } from '../../line-items/line.js';
import { buyXGetY, collections, ruleDiscount } from '../../../testing/rule-discount.js';
import { storedLine } from '../../../testing/stored-line.js';
import type { BuyXGetY, Scope } from './discount-rule.js';
import { divideShares } from './rule-discounts.js';
import { type Units, unitsGot } from './units.js';
import { repetitions } from '../../../../../../scripts/lib/scope.js';

const runs = repetitions({ sample: 60, full: 300, soak: 5000 });
const price = fc.integer({ min: 0, max: 900 }).map((cents) => (cents / 100).toFixed(2));
const lines = fc
  .array(
    fc.record({
      price: fc.oneof(price, fc.constantFrom('1.00', '2.00')),
      quantity: fc.integer({ min: 1, max: 3 }),
      collectionIds: fc.subarray(collections),
    }),
    { maxLength: 4 },
  )
  .map((list) => list.map((one, index) => storedLine(`line-${index}`, one)));

const isIn = ({ facts }: StoredLine, scopes: readonly Scope[]) =>
  facts.collectionIds.some((id) => scopes.some(({ customFilter }) => customFilter?.collectionIds.includes(id)));
const getPrice = (units: readonly Units[]) => sum(units.map(({ count, line }) => times(line.facts.unitPrice, count)));

/** Best result, found by brute force: the maximum number of discounted items, and their lowest total price. */
function tried({ buys, gets, limit = 12 }: BuyXGetY, cart: readonly StoredLine[]): { count: number; price: string } {
  const units = cart.flatMap((line) => Array.from({ length: payable(line) }, () => line));
  const canGet = (line: StoredLine) => isIn(line, gets.scopes) && !isIn(line, gets.excluded);
  let best = { count: 0, price: '0' };
  for (let chosen = 0; chosen < 2 ** units.length; chosen += 1) {
    const taken = units.filter((_, index) => (chosen >> index) % 2 === 1);
    const often = taken.length / gets.quantity;
    if (!taken.every(canGet) || !Number.isInteger(often) || often > limit || taken.length < best.count) continue;
    const bought = units.filter((line, index) => (chosen >> index) % 2 === 0 && isIn(line, buys.scopes));
    const isEnough =
      'spend' in buys
        ? compare(sum(bought.map(({ facts }) => facts.unitPrice)), times(buys.spend, often)) >= 0
        : bought.length >= buys.quantity * often;
    const found = { count: taken.length, price: sum(taken.map(({ facts }) => facts.unitPrice)) };
    if (isEnough && (found.count > best.count || compare(found.price, best.price) < 0)) best = found;
  }
  return best;
}

describe('a rule', { timeout: 60_000 + runs * 20 }, () => {
  it('discounts as many units as possible, the cheapest ones', () => {
    fc.assert(
      fc.property(buyXGetY, lines, (offer, cart) => {
        const units = unitsGot(offer, cart);
        const best = tried(offer, cart);
        expect(units.reduce((total, { count }) => total + count, 0)).toBe(best.count);
        expect(compare(getPrice(units), best.price)).toBe(0);
        for (const { count, line } of units) expect(count).toBeLessThanOrEqual(payable(line));
      }),
      { numRuns: runs },
    );
  });

  it('never exceeds the price of the line items, in any order', () => {
    fc.assert(
      fc.property(ruleDiscount, lines, (discount, cart) => {
        const rule = { discount, forSubscriptions: false };
        const { excluded, scopes } = discount.kind === 'buyXGetY' ? discount.buyXGetY.gets : discount.items;
        const shares = divideShares(rule, cart, 'USD');
        for (const line of cart) {
          const share = shares.get(line.id) ?? '0';
          expect(compare(share, 0)).toBeGreaterThanOrEqual(0);
          expect(compare(share, times(line.facts.unitPrice, payable(line)))).toBeLessThanOrEqual(0);
          if (compare(share, 0) > 0) expect(isIn(line, scopes) && !isIn(line, excluded)).toBe(true);
        }
        expect(divideShares(rule, [...cart].reverse(), 'USD')).toEqual(shares);
      }),
      { numRuns: runs },
    );
  });

  it('bundles the most expensive units, across line items', () => {
    const cart = [
      storedLine('a', { price: '6.00', quantity: 1 }),
      storedLine('b', { price: '5.00', quantity: 4 }),
      storedLine('c', { price: '1.00', quantity: 2 }),
    ];
    const discount = {
      kind: 'bundle' as const,
      items: { scopes: [], excluded: [] },
      bundle: { quantity: 3, price: '10.00' },
    };
    expect([...divideShares({ discount, forSubscriptions: false }, cart, 'USD')]).toEqual([
      ['a', '2.25'],
      ['b', '4.66'],
      ['c', '0.09'],
    ]);
  });

  it('skips subscriptions unless the rule applies to them', () => {
    const once = storedLine('a', { price: '6.00', quantity: 1 });
    const subscriptionSettings = { frequency: 'MONTH', autoRenewal: true };
    const subscription = { id: 'monthly', title: 'Monthly', subscriptionSettings };
    const monthly = { ...once, id: 'b', facts: { ...once.facts, subscription } };
    const discount = {
      kind: 'items' as const,
      items: { scopes: [], excluded: [] },
      reduction: { percentage: '50' },
    };
    const getLines = (forSubscriptions: boolean) => [
      ...divideShares({ discount, forSubscriptions }, [once, monthly], 'USD').keys(),
    ];
    expect([getLines(false), getLines(true)]).toEqual([['a'], ['a', 'b']]);
  });
});
