import { expect, test } from 'vitest';
import { findErrors, type OptionDraft, rateField } from './option-draft.js';

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
])('rejects %j', (change, field) => {
  expect(findErrors({ ...draft, ...change }, 'USD')).toEqual({ [field]: expect.any(String) as string });
});
