import { taxTable } from '../../settings/tax-table.js';
import { compare, minus, round, sum, times } from '../../../kernel/money/decimal.js';
import type { Coupon, CouponBenefit } from '../coupons/coupon.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableIn } from '../../settings/table-in.js';
import { pluginResults as plugins } from '../../../testing/plugin-results.js';
import { priced } from '../../../testing/priced.js';
import { ruleDiscount, rulesFor } from '../../../testing/rule-discount.js';
import { calculateTotals } from './calculate-totals.js';
import type { TotalsInput, TotalsItem } from '../totals/totals.js';
import { repetitions } from '../../../../../../scripts/lib/scope.js';

const runs = repetitions({ sample: 60, full: 300, soak: 5000 });
const at = '2026-06-01T00:00:00.000Z';
const base = { currency: 'USD', taxIncludedInPrices: false, at };

const item = (changes: Partial<TotalsItem> = {}): TotalsItem => ({
  id: 'a',
  unitPrice: '20.00',
  quantity: 1,
  weight: 0.5,
  shippable: true,
  collectionIds: ['kitchen'],
  ...changes,
});
const coupon = (benefit: CouponBenefit, changes: Partial<Coupon> = {}): Coupon => ({
  id: 'c',
  code: 'C',
  name: 'C',
  active: true,
  startTime: '2024-01-01T00:00:00.000Z',
  numberOfUsages: 0,
  dateCreated: '2024-01-01T00:00:00.000Z',
  benefit,
  ...changes,
});
const inCollection = (entityId: string | null): Partial<Coupon> =>
  entityId === null ? {} : { scope: { namespace: 'stores', group: { name: 'collection', entityId } } };

const cents = fc.integer({ min: 0, max: 500_000 }).map((amount) => (amount / 100).toFixed(2));
const items = fc
  .array(
    fc.record({
      unitPrice: cents,
      quantity: fc.integer({ min: 0, max: 40 }),
      weight: fc.integer({ min: 0, max: 900 }).map((ounces) => ounces / 16),
      shippable: fc.boolean(),
      collectionIds: fc.subarray(['kitchen', 'garden']),
      upFront: fc.constantFrom(undefined, '0', '1'),
    }),
    { maxLength: 8 },
  )
  .map((list) =>
    list.map(({ upFront: share, ...one }, index) => ({
      ...one,
      id: `item-${index}`,
      ...(share && { upFront: round(times(times(one.unitPrice, share), '0.3'), 'USD') }),
    })),
  );
const benefit = fc.oneof(
  fc.integer({ min: 1, max: 100 }).map((percentOffRate): CouponBenefit => ({ percentOffRate })),
  cents.map((moneyOffAmount): CouponBenefit => ({ moneyOffAmount })),
  fc.constant<CouponBenefit>({ freeShipping: true }),
  cents.map((fixedPriceAmount): CouponBenefit => ({ fixedPriceAmount })),
  fc
    .record({ x: fc.integer({ min: 1, max: 5 }), y: fc.integer({ min: 1, max: 5 }) })
    .map((buyXGetY): CouponBenefit => ({ buyXGetY })),
);
const place = fc.constantFrom(...Object.keys(taxTable), 'US-OR', 'US-AK', 'BR', 'AQ').map((code) => ({
  country: code.slice(0, 2),
  ...(code.length > 2 && { subdivision: code }),
}));
const input: fc.Arbitrary<TotalsInput> = fc
  .record(
    {
      items,
      coupon: fc
        .record({
          benefit,
          collectionId: fc.option(fc.constantFrom('kitchen', 'attic')),
          limitedToOneItem: fc.boolean(),
        })
        .map(({ benefit: one, collectionId, limitedToOneItem }) =>
          coupon(one, { ...inCollection(collectionId), limitedToOneItem }),
        ),
      merchantDiscounts: fc.array(
        fc.oneof(
          cents.map((amount) => ({ amount })),
          fc.integer({ min: 1, max: 100 }).map((percentage) => ({ percentage })),
        ),
        { maxLength: 2 },
      ),
      rules: fc.array(ruleDiscount, { maxLength: 3 }),
      destination: place,
      shippingOption: fc.constantFrom('standard', 'express', 'teleport', 'rate-0').map((code) => ({ code })),
      taxIncludedInPrices: fc.boolean(),
      plugins,
      currency: fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'HUF'),
    },
    { requiredKeys: ['items', 'taxIncludedInPrices', 'currency'] },
  )
  .map((one) => ({ ...priced(one, one.currency), shippingRegions: tableIn(one.currency) }))
  .map(({ rules, ...one }) => ({ ...one, at, ...(rules && { rules: rulesFor(one.items, rules, one.currency) }) }));

describe('calculateTotals', { timeout: 60_000 }, () => {
  it('adds up exactly in the minor units of the currency', () => {
    fc.assert(
      fc.property(input, (one) => {
        const t = calculateTotals(one);
        const tax = one.taxIncludedInPrices ? '0' : t.tax;
        expect(compare(t.total, minus(sum([t.subtotal, t.shipping, tax, t.additionalFees]), t.discount))).toBe(0);
        expect(compare(t.subtotal, sum(t.items.map((line) => line.price)))).toBe(0);
        const after = [
          ...t.items.map((line) => line.totalAfterTax),
          ...(t.delivery ? [t.delivery.totalAfterTax] : []),
          ...t.fees.map((fee) => fee.totalAfterTax),
        ];
        expect(compare(t.total, sum(after))).toBe(0);
        expect(compare(t.tax, sum(t.taxes.map((part) => part.tax)))).toBe(0);
        expect(compare(t.discount, sum(t.discounts.map((part) => part.amount)))).toBe(0);
        for (const amount of [t.total, t.tax, t.discount, ...after]) expect(amount).toBe(round(amount, one.currency));
      }),
      { numRuns: runs },
    );
  });

  it('is paid now, later and with memberships, to the cent', () => {
    fc.assert(
      fc.property(input, (one) => {
        const t = calculateTotals(one);
        for (const { additionalFees, discount, shipping, subtotal, tax, total } of [t.payNow, t.payLater]) {
          const added = sum([subtotal, shipping, additionalFees, one.taxIncludedInPrices ? '0' : tax]);
          expect(compare(total, minus(added, discount))).toBe(0);
          for (const amount of [additionalFees, discount, shipping, subtotal, tax, total]) {
            expect(compare(amount, 0)).toBeGreaterThanOrEqual(0);
          }
        }
        const byMemberships = sum(t.memberships.map(({ amount }) => amount));
        expect(compare(sum([t.payNow.total, t.payLater.total, byMemberships]), t.total)).toBe(0);
      }),
      { numRuns: runs },
    );
  });

  it('is never negative', () => {
    fc.assert(
      fc.property(input, (one) => {
        const t = calculateTotals(one);
        const amounts = [t.subtotal, t.discount, t.shipping, t.tax, t.total, t.taxable];
        for (const line of t.items)
          amounts.push(line.discount, line.tax.tax, line.totalBeforeTax, minus(line.price, line.discount));
        for (const amount of amounts) expect(compare(amount, 0)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: runs },
    );
  });

  it('does not depend on the order of the items', () => {
    fc.assert(
      fc.property(input, (one) => {
        const byId = (totals: ReturnType<typeof calculateTotals>) => ({
          ...totals,
          items: [...totals.items].sort((a, b) => (a.id < b.id ? -1 : 1)),
          discounts: totals.discounts.map((part) => ({ ...part, itemIds: [...part.itemIds].sort() })),
        });
        const turned = { ...one, items: [...one.items].reverse() };
        expect(byId(calculateTotals(turned))).toEqual(byId(calculateTotals(one)));
      }),
      { numRuns: runs },
    );
  });

  it('taxes the price after the coupon, per jurisdiction', () => {
    const t = calculateTotals({
      ...base,
      items: [item({ unitPrice: '100.00' })],
      coupon: coupon({ percentOffRate: 10 }),
      destination: { country: 'US', subdivision: 'US-CA' },
    });
    expect(t).toMatchObject({ subtotal: '100.00', discount: '10.00', shipping: '0.00', tax: '6.53', total: '96.53' });
    expect(t.taxes.map((part) => [part.rate.jurisdiction, part.tax])).toEqual([
      ['California', '5.40'],
      ['Alameda', '1.13'],
    ]);
  });

  it('taxes shipping if the jurisdiction does', () => {
    const t = calculateTotals({ ...base, items: [item()], destination: { country: 'DE' } });
    expect(t).toMatchObject({ shipping: '16.95', tax: '7.02', total: '43.97' });
  });

  it('finds the tax inside of prices that include it', () => {
    const t = calculateTotals({
      ...base,
      taxIncludedInPrices: true,
      items: [item({ unitPrice: '119.00', shippable: false })],
      destination: { country: 'DE' },
    });
    expect(t).toMatchObject({ tax: '19.00', total: '119.00', taxable: '100.00' });
  });

  it('lets a free-shipping coupon pay for the chosen service', () => {
    const t = calculateTotals({
      ...base,
      items: [item()],
      coupon: coupon({ freeShipping: true }),
      destination: { country: 'US', subdivision: 'US-OR' },
      shippingOption: { code: 'express' },
    });
    expect(t).toMatchObject({ shipping: '14.95', discount: '14.95', total: '20.00' });
    expect(t.discounts[0]?.type).toBe('SHIPPING');
  });

  it('a restricted coupon discounts only its items, at most their price', () => {
    const t = calculateTotals({
      ...base,
      items: [item(), item({ id: 'b', unitPrice: '50.00', collectionIds: [] })],
      coupon: coupon({ moneyOffAmount: '30.00' }, inCollection('kitchen')),
    });
    expect(t.items.map((line) => line.discount)).toEqual(['20.00', '0.00']);
  });

  it('reduces each item to the fixed price, but not cheaper items', () => {
    const t = calculateTotals({
      ...base,
      items: [item({ quantity: 3 }), item({ id: 'b', unitPrice: '4.00', quantity: 2 })],
      coupon: coupon({ fixedPriceAmount: '12.50' }),
    });
    expect(t).toMatchObject({ discount: '22.50', total: '45.50' });
    expect(t.items.map((line) => line.discount)).toEqual(['22.50', '0.00']);
  });

  it.each([
    [3, 2, 3, '0.00'],
    [3, 2, 4, '5.00'],
    [3, 2, 5, '10.00'],
    [3, 2, 8, '10.00'],
    [3, 2, 10, '20.00'],
    [1, 1, 7, '15.00'],
  ])('buy %i, get %i: the cheapest of %i units are free', (x, y, quantity, discount) => {
    const items = [
      item({ unitPrice: '9.00', quantity: 1 }),
      item({ id: 'b', unitPrice: '5.00', quantity: quantity - 1 }),
    ];
    const t = calculateTotals({ ...base, items, coupon: coupon({ buyXGetY: { x, y } }) });
    expect(t.discount).toBe(discount);
    expect(t.items.map((line) => line.discount)).toEqual(['0.00', discount]);
  });

  it.each<[CouponBenefit, string]>([
    [{ percentOffRate: 50 }, '2.00'],
    [{ moneyOffAmount: '10.00' }, '4.00'],
    [{ fixedPriceAmount: '1.00' }, '3.00'],
  ])('limited to one item, discounts one unit of the cheapest item: %o', (benefit, discount) => {
    const items = [item({ quantity: 3 }), item({ id: 'b', unitPrice: '4.00', quantity: 2 })];
    const t = calculateTotals({ ...base, items, coupon: coupon(benefit, { limitedToOneItem: true }) });
    expect(t.items.map((line) => line.discount)).toEqual(['0.00', discount]);
  });

  it('gives no discount to a customer who has reached the usage limit', () => {
    const limited = { ...base, items: [item()], coupon: coupon({ percentOffRate: 50 }, { limitPerCustomer: 2 }) };
    expect(calculateTotals({ ...limited, couponUses: 1 }).discount).toBe('10.00');
    expect(calculateTotals({ ...limited, couponUses: 2 })).toMatchObject({
      discount: '0.00',
      couponProblem: { code: 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED' },
    });
  });

  it.each([
    [{ expirationTime: '2025-01-01T00:00:00.000Z' }, 'ERROR_COUPON_HAS_EXPIRED'],
    [{ startTime: '2100-01-01T00:00:00.000Z' }, 'ERROR_COUPON_IS_NOT_ACTIVE_YET'],
    [{ active: false }, 'ERROR_COUPON_IS_DISABLED'],
    [{ usageLimit: 3, numberOfUsages: 3 }, 'ERROR_COUPON_USAGE_EXCEEDED'],
    [{ minimumSubtotal: '20.01' }, 'ERROR_INVALID_SUBTOTAL'],
    [inCollection('attic'), 'ERROR_COUPON_NOT_APPLICABLE'],
  ])('gives no discount for a coupon %o', (changes, code) => {
    const t = calculateTotals({ ...base, items: [item()], coupon: coupon({ percentOffRate: 50 }, changes) });
    expect(t).toMatchObject({ discount: '0.00', total: '20.00', couponProblem: { code } });
  });

  it('uses the default service and reports it if the selected one is not offered', () => {
    const t = calculateTotals({
      ...base,
      items: [item()],
      destination: { country: 'BR' },
      shippingOption: { code: 'express' },
    });
    expect(t.delivery).toMatchObject({ requested: false, selected: { service: { code: 'standard' } } });
    expect(t.shippingProblem?.code).toBe('SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND');
  });

  it('offers no shipping to unserved countries', () => {
    const t = calculateTotals({ ...base, items: [item()], destination: { country: 'AQ' } });
    expect(t.delivery).toBeUndefined();
    expect(t.shippingProblem?.code).toBe('SHIPPING_NOT_AVAILABLE_FOR_DESTINATION');
  });
});
