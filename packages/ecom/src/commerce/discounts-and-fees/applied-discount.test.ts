import { expect, test } from 'vitest';
import { inEstimate } from '../../testing/in-estimate.js';

test('converts the percentage of a merchant discount to a number, including non-finite values', async () => {
  const percentages = ['NaN', 12.5, null];
  const appliedDiscounts = percentages.map((percentage) => ({ merchantDiscount: { percentage } }));
  const { returned } = await inEstimate({}, { appliedDiscounts });
  expect(returned.appliedDiscounts?.map(({ merchantDiscount }) => merchantDiscount?.percentage)).toEqual([
    NaN,
    12.5,
    null,
  ]);
});
