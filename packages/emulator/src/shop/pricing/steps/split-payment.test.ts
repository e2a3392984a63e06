import { compare, minus, round, sum, times } from '../../../kernel/money/decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pluginResults } from '../../../testing/plugin-results.js';
import { calculateTotals } from './calculate-totals.js';
import type { TotalsItem } from '../totals/totals.js';
import { repetitions } from '../../../../../../scripts/lib/scope.js';

const runs = repetitions({ sample: 60, full: 300, soak: 5000 });
const cents = fc.integer({ min: 0, max: 500_000 }).map((amount) => (amount / 100).toFixed(2));

/** Items with fees, modifiers, free trials, later payment and different tax addresses. */
const items = fc
  .array(
    fc.record(
      {
        unitPrice: cents,
        quantity: fc.nat({ max: 9 }),
        shippable: fc.boolean(),
        share: fc.constantFrom('0', '0.25', '1'),
        fees: fc.array(fc.record({ price: cents, taxable: fc.boolean() }), { maxLength: 2 }),
        extras: fc.constantFrom('0', '0.1', '1'),
        trial: fc.boolean(),
        taxedAt: fc.constantFrom('BUSINESS', 'BILLING', 'SHIPPING'),
      },
      { requiredKeys: ['unitPrice', 'quantity', 'shippable'] },
    ),
    { maxLength: 6 },
  )
  .map((list) =>
    list.map(({ extras, fees = [], share, ...one }, index): TotalsItem => {
      const id = `item-${index}`;
      const part = (of: string) => round(times(one.unitPrice, of), 'USD');
      return {
        ...one,
        id,
        weight: 0,
        collectionIds: [],
        ...(share && { upFront: part(share) }),
        ...(extras && { extras: part(extras) }),
        fees: fees.map((fee, at) => ({
          ...fee,
          id: `fee-${id}-${at}`,
          appId: 'app',
          name: 'Box',
          lineItemIds: [id],
          source: 'ITEM',
        })),
      };
    }),
  );

describe('amounts due now, later and after free trials', () => {
  it('add up to the total together with memberships, and are not negative', () => {
    const circumstances = fc.record({ items, plugins: pluginResults, taxIncludedInPrices: fc.boolean() });
    fc.assert(
      fc.property(circumstances, (given) => {
        const t = calculateTotals({
          ...given,
          currency: 'USD',
          at: '2026-06-01T00:00:00.000Z',
          destination: { country: 'US', subdivision: 'US-CA' },
          billing: { country: 'DE' },
        });
        const parts = [t.payNow, t.payLater, ...(t.payAfterFreeTrial ? [t.payAfterFreeTrial] : [])];
        for (const { additionalFees, discount, shipping, subtotal, tax, total } of parts) {
          for (const amount of [additionalFees, discount, shipping, subtotal, tax, total]) {
            expect(compare(amount, 0)).toBeGreaterThanOrEqual(0);
          }
          const before = minus(sum([subtotal, shipping, additionalFees]), discount);
          expect(compare(total, given.taxIncludedInPrices ? before : sum([before, tax]))).toBe(0);
        }
        const byMemberships = sum(t.memberships.map(({ amount }) => amount));
        expect(compare(sum([...parts.map(({ total }) => total), byMemberships]), t.total)).toBe(0);
      }),
      { numRuns: runs },
    );
  });
});
