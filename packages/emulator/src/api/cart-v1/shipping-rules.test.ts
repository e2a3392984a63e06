import { type ServicePrice, comparisons, shippingRuleTypes } from '../../shop/settings/shipping-table.js';
import { findShipping } from '../../shop/pricing/shipping/find-shipping.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repetitions } from '../../../../../scripts/lib/scope.js';

/** Amounts in hundredths, so that the reference implementation compares integers. */
const hundredths = fc.integer({ min: 0, max: 400 });
const text = (value: number) => (value / 100).toFixed(2);

const shipment = fc.record({ weight: hundredths, subtotal: hundredths, quantity: fc.integer({ min: 1, max: 4 }) });
const rule = fc.record({
  type: fc.constantFrom(...shippingRuleTypes),
  operator: fc.constantFrom(...comparisons),
  value: fc.oneof(hundredths, fc.constantFrom(100, 200, 300)),
});
const price = fc.record({ rules: fc.array(rule, { maxLength: 3 }), perPiece: fc.boolean() });

type Shipment = typeof shipment extends fc.Arbitrary<infer T> ? T : never;
type Rule = typeof rule extends fc.Arbitrary<infer T> ? T : never;

const holds = ({ operator, type, value }: Rule, { quantity, subtotal, weight }: Shipment): boolean => {
  const measured = { BY_TOTAL_WEIGHT: weight, BY_TOTAL_PRICE: subtotal, BY_TOTAL_QUANTITY: quantity * 100 }[type];
  return {
    EQ: measured === value,
    GT: measured > value,
    GTE: measured >= value,
    LT: measured < value,
    LTE: measured <= value,
  }[operator];
};

const offered = (prices: readonly ServicePrice[], { quantity, subtotal, weight }: Shipment) =>
  findShipping({ country: 'DE' }, { weight: weight / 100, subtotal: text(subtotal), quantity }, [
    { id: 'r', name: 'R', places: ['DE'], services: [{ code: 's', title: 'S', deliveryTime: '', prices }] },
  ])?.rates.map((rate) => Number(rate.price));

test('property: a service costs the lowest price whose rules all match, and is not offered if none does', () => {
  fc.assert(
    fc.property(fc.array(price, { maxLength: 4 }), shipment, (prices, of) => {
      const given = prices.map(({ perPiece, rules }, index) => ({
        price: text(250 - index * 50),
        perPiece,
        rules: rules.map((one) => ({ ...one, value: text(one.value) })),
      }));
      const matching = prices.flatMap(({ perPiece, rules }, index) =>
        rules.every((one) => holds(one, of)) ? [(2.5 - index * 0.5) * (perPiece ? of.quantity : 1)] : [],
      );
      expect(offered(given, of)).toEqual(matching.length === 0 ? [] : [Math.min(...matching)]);
    }),
    { numRuns: repetitions({ sample: 300, full: 2000 }) },
  );
});

test('the default region covers only countries that no other region names', () => {
  const service = { code: 's', title: 'S', deliveryTime: '', prices: [{ price: '1.00', rules: [] }] };
  const one = { weight: 1, subtotal: '1.00', quantity: 1 };
  const world = { id: 'w', name: 'World', places: ['*'], services: [service] };
  const south = { id: 's', name: 'South', places: ['AQ'], services: [service] };
  expect(findShipping({ country: 'AQ' }, one, [world])).toBeUndefined();
  expect(findShipping({ country: 'AQ' }, one, [world, south])?.region.id).toBe('s');
});
