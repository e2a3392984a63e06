import { expect, test } from 'vitest';
import { plans } from '../language/en/plans.js';
import { lineInfo } from './line-info.js';

test('lists choices and texts with formatted dates, and the plan last', () => {
  const line = (original: string) => ({ name: { original: 'Delivery date' }, plainText: { original } });
  const subscriptionInfo = { subscriptionOptionTitle: 'Monthly', subscriptionSettings: { frequency: 'MONTH' } };
  const values = (...texts: string[]) =>
    lineInfo({ descriptionLines: texts.map(line) }, plans, 'en-US').map(({ value }) => value);
  expect(values('2026-12-24', '2026-13-40', 'On 2026-12-24')).toEqual([
    'December 24, 2026',
    '2026-13-40',
    'On 2026-12-24',
  ]);
  expect(
    lineInfo({ descriptionLines: [line('2026-12-24')], subscriptionInfo }, plans, 'de-DE').map(({ name }) => name),
  ).toEqual(['Delivery date', 'Monthly']);
});
