import type { TotalsItem } from '../shop/pricing/totals/totals.js';
import fc from 'fast-check';
import type { BuyXGetY, Items, Reduction, RuleDiscount, Scope } from '../shop/pricing/discount-rules/discount-rule.js';
import { divideShares } from '../shop/pricing/discount-rules/rule-discounts.js';
import type { PluginDiscount } from '../shop/pricing/totals/plugin-results.js';
import { storesApp } from './shopper.js';
import { storedLine } from './stored-line.js';

/** The collections that rules are for. */
export const collections = ['kitchen', 'garden'];

const price = fc.integer({ min: 0, max: 900 }).map((cents) => (cents / 100).toFixed(2));
const scopes = fc
  .subarray(collections, { minLength: 1 })
  .map((collectionIds): Scope[] => [{ customFilter: { appId: storesApp, collectionIds } }]);
const items: fc.Arbitrary<Items> = fc.record({ scopes, excluded: fc.oneof(fc.constant([]), scopes) });
const reduction: fc.Arbitrary<Reduction> = fc.oneof(
  fc.integer({ min: 1, max: 100 }).map((share) => ({ percentage: String(share) })),
  price.map((fixedAmount) => ({ fixedAmount })),
  price.map((fixedPrice) => ({ fixedPrice })),
);
const limit = fc.option(fc.integer({ min: 1, max: 5 })).map((most) => (most === null ? {} : { limit: most }));

/** A discount for buying one item and getting another. */
export const buyXGetY: fc.Arbitrary<BuyXGetY> = fc
  .record({
    condition: fc.oneof(
      fc.integer({ min: 1, max: 4 }).map((quantity) => ({ quantity })),
      price.map((spend) => ({ spend })),
    ),
    bought: scopes,
    got: items,
    quantity: fc.integer({ min: 1, max: 3 }),
    limit,
  })
  .map(({ bought, condition, got, limit: most, quantity }) => ({
    buys: { ...condition, scopes: bought },
    gets: { ...got, quantity },
    ...most,
  }));

/** Discount of a rule. */
export const ruleDiscount: fc.Arbitrary<RuleDiscount> = fc.oneof(
  fc.record({ kind: fc.constant('buyXGetY' as const), buyXGetY, reduction }),
  fc
    .record({ kind: fc.constant('items' as const), items, limit, reduction })
    .map(({ limit: most, ...one }) => ({ ...one, ...most })),
  fc.record({
    kind: fc.constant('bundle' as const),
    items,
    bundle: fc.record({ quantity: fc.integer({ min: 2, max: 5 }), price }),
  }),
);

/** Discount rules for items. */
export const rulesFor = (
  bought: readonly TotalsItem[],
  discounts: readonly RuleDiscount[],
  currency: string,
): PluginDiscount[] => {
  const lines = bought.map(({ unitPrice, ...one }) => storedLine(one.id, { ...one, price: unitPrice }));
  return discounts.map((discount, index) => ({
    id: `rule-${index}`,
    name: 'Rule',
    lines: [...divideShares({ discount, forSubscriptions: false }, lines, currency)].map(([id, amount]) => ({
      id,
      rate: { amount },
    })),
  }));
};
