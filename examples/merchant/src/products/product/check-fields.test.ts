import { expect, test } from 'vitest';
import { checkFields } from './check-fields.js';

const limits = { description: 16_000, variants: 1000 };
const valid = { name: 'Tee', description: '', visible: '', 'price:s': '38', 'compareAt:s': '', 'sku:s': '' };

test('accepts fields without compare-at price and SKU', () => {
  expect(checkFields(valid, limits, 'USD')).toEqual({});
  expect(checkFields({ ...valid, 'compareAt:s': '38.00', 'sku:s': 'x'.repeat(40) }, limits, 'USD')).toEqual({});
});

test.each(['', '15%', '15 %', '4.50'])('accepts the discount %j of Catalog V1', (discount) => {
  expect(checkFields({ ...valid, discount }, limits, 'USD')).toEqual({});
});

test.each([
  ['name', ''],
  ['name', 'x'.repeat(81)],
  ['description', 'x'.repeat(16_001)],
  ['price:s', ''],
  ['price:s', '-1'],
  ['price:s', '1e3'],
  ['price:s', '16.999'],
  ['compareAt:s', '38.999'],
  ['discount', '4.505'],
  ['compareAt:s', '37.99'],
  ['compareAt:s', 'more'],
  ['sku:s', 'x'.repeat(41)],
])('rejects %s %j', (field, value) => {
  expect(checkFields({ ...valid, [field]: value }, limits, 'USD')).toEqual({ [field]: expect.any(String) as string });
});
