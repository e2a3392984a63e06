import { expect, test } from 'vitest';
import { describeViolation } from './describe-violation.js';

test.each([
  ['specification.usageLimit', 'Usage limit must be a number'],
  ['shippingOption.rates[0].amount', 'Amount must be a number'],
  ['deliveryRegionIds[2]', 'Delivery region ids must be a number'],
  ['name', 'Name must be a number'],
  ['', 'must be a number'],
])('names the field %j in words', (field, text) => {
  expect(describeViolation({ field, description: 'must be a number' })).toBe(text);
});
