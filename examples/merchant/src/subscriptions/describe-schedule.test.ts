import { expect, test } from 'vitest';
import { describeSchedule } from './describe-schedule.js';

test.each([
  [{ frequency: 'MONTH', interval: 1, autoRenewal: true }, 'Every month'],
  [{ frequency: 'WEEK', interval: 2, autoRenewal: false, billingCycles: 6 }, 'Every 2 weeks, 6 times'],
  [{ frequency: 'YEAR', autoRenewal: false, billingCycles: 1 }, 'Every year, once'],
  [{ frequency: 'DAY', interval: 3, autoRenewal: true, billingCycles: 4 }, 'Every 3 days'],
])('the schedule %j is "%s"', (subscriptionSettings, text) => {
  expect(describeSchedule({ subscriptionSettings })).toBe(text);
});
