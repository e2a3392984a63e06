import { expect, test } from 'vitest';
import { estimateTotals } from '../../testing/estimate-totals.js';

test('converts the percentage of a merchant discount to a number, including non-finite values', async () => {
  const percentages = ['NaN', 12.5, null];
  const appliedDiscounts = percentages.map((percentage) => ({ merchantDiscount: { percentage } }));
  const { returned } = await estimateTotals({}, { appliedDiscounts });
  expect(returned.appliedDiscounts?.map(({ merchantDiscount }) => merchantDiscount?.percentage)).toEqual([
    NaN,
    12.5,
    null,
  ]);
});
