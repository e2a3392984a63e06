import { expect, test } from 'vitest';
import { getCouponStatus } from './coupon-status.js';

const now = new Date('2026-11-23T12:00:00Z');
const earlier = String(now.getTime() - 1);
const later = String(now.getTime() + 1);

test.each([
  ['Active', { specification: { startTime: earlier } }],
  ['Active', { specification: { startTime: earlier, expirationTime: later, usageLimit: 2 }, numberOfUsages: 1 }],
  ['Scheduled', { specification: { startTime: later } }],
  ['Used up', { specification: { startTime: earlier, usageLimit: 2 }, numberOfUsages: 2 }],
  ['Expired', { specification: { startTime: earlier, expirationTime: earlier } }],
  ['Expired', { specification: { active: false }, expired: true }],
  ['Inactive', { specification: { active: false, startTime: later } }],
])('is %s: %j', (label, coupon) => {
  expect(getCouponStatus(coupon, now)[0]).toBe(label);
});
