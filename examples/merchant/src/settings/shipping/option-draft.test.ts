import { expect, test } from 'vitest';
import { describeRate } from './conditions.js';
import { conditionField, findErrors, type OptionDraft, rateField } from './option-draft.js';

const rate = { amount: '4.95', perItem: false, conditions: [] };
const draft: OptionDraft = { title: 'Mail', time: '', regionIds: ['us'], rates: [rate] };

test('a draft with a name, a region and a rate has no errors', () => {
  expect(findErrors(draft, 'USD')).toEqual({});
});

test.each([
  [{ title: '' }, 'title'],
  [{ title: 'x'.repeat(101) }, 'title'],
  [{ time: 'x'.repeat(101) }, 'time'],
  [{ regionIds: [] }, 'region'],
  [{ rates: [{ ...rate, amount: 'free' }] }, rateField(0, 'amount')],
  [{ rates: [rate, { ...rate, amount: '4.955' }] }, rateField(1, 'amount')],
  [
    { rates: [{ ...rate, conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'GTE', value: '49.999' }] }] },
    conditionField(0, 0, 'value'),
  ],
  [
    { rates: [{ ...rate, conditions: [{ type: 'BY_TOTAL_QUANTITY', operator: 'GTE', value: '1.5' }] }] },
    conditionField(0, 0, 'value'),
  ],
])('rejects %j', (change, field) => {
  expect(findErrors({ ...draft, ...change }, 'USD')).toEqual({ [field]: expect.any(String) as string });
});

test('amounts have the digits of the currency of the store', () => {
  const condition = { type: 'BY_TOTAL_PRICE', operator: 'GTE', value: '5000' };
  const rates = [{ ...rate, amount: '500', conditions: [condition] }];
  expect(findErrors({ ...draft, rates }, 'JPY')).toEqual({});
  expect(findErrors({ ...draft, rates: [{ ...rate, conditions: [{ ...condition, value: '49.5' }] }] }, 'JPY')).toEqual({
    [rateField(0, 'amount')]: 'Enter an amount that JPY has, such as 5.',
    [conditionField(0, 0, 'value')]: 'Enter an amount that JPY has, such as 50.',
  });
  expect(describeRate({ ...rate, amount: '500', conditions: [condition] }, 'JPY')).toBe(
    '¥500 if subtotal at least ¥5,000',
  );
});
