import fc from 'fast-check';
import type { PluginResults } from '../shop/pricing/totals/plugin-results.js';

const cents = fc.integer({ min: 0, max: 500_000 }).map((amount) => (amount / 100).toFixed(2));
const rate = fc.oneof(
  cents.map((amount) => ({ amount })),
  fc.integer({ min: 0, max: 100 }).map((percentage) => ({ percentage: String(percentage) })),
);
const itemId = fc.nat({ max: 8 }).map((index) => `item-${index}`);
/** Arbitrary results of plugins for the items `item-0` to `item-8`. */
export const pluginResults: fc.Arbitrary<PluginResults> = fc
  .record({
    rates: fc.array(cents, { maxLength: 2 }),
    fees: fc.array(fc.record({ price: cents, taxable: fc.boolean() }), { maxLength: 3 }),
    discounts: fc.array(
      fc.record(
        { global: rate, shipping: rate, lines: fc.array(fc.record({ id: itemId, rate }), { maxLength: 3 }) },
        { requiredKeys: ['lines'] },
      ),
      { maxLength: 3 },
    ),
    memberships: fc.uniqueArray(itemId, { maxLength: 4 }),
    taxes: fc.array(
      fc.record({ id: fc.oneof(itemId, fc.constantFrom('shipping', 'fee-0')), amount: cents, tax: cents }),
    ),
  })
  .map(({ discounts, fees, memberships, rates, taxes }) => ({
    rates: rates.map((price, index) => {
      return { carrierId: 'app', code: `rate-${index}`, title: 'Bike', deliveryTime: '', price };
    }),
    fees: fees.map((fee, index) => ({ id: `fee-${index}`, appId: 'app', name: 'Fee', lineItemIds: [], ...fee })),
    discounts: discounts.map((one, index) => ({ id: `${index}`, name: 'Rule', ...one })),
    taxes: taxes.map(({ amount, id, tax }) => {
      return { id, amount, parts: [{ name: 'Tax', jurisdiction: 'Mars', rate: '0.1', tax }] };
    }),
    memberships: {
      eligible: [],
      invalid: [],
      selected: [],
      paying: memberships.map((lineItemId) => ({ lineItemId, membershipId: 'gold', appId: 'app', name: '' })),
    },
    triggers: [],
    violations: [],
    problems: {},
    unvalidated: false,
  }));
