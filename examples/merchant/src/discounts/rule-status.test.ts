import { expect, test } from 'vitest';
import { getRuleStatus } from './rule-status.js';

test.each([
  ['Active', { active: true, status: 'LIVE' }],
  ['Scheduled', { active: true, status: 'PENDING' }],
  ['Expired', { active: true, status: 'EXPIRED' }],
  ['Expired', { active: false, status: 'EXPIRED' }],
  ['Inactive', { active: false, status: 'PENDING' }],
])('is %s: %j', (label, rule) => {
  expect(getRuleStatus(rule)[0]).toBe(label);
});
