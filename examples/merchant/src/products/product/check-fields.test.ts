import { expect, test } from 'vitest';
import { descriptionV1 } from '../catalog/v1/description-format.js';
import { descriptionV3 } from '../catalog/v3/description/description-format.js';
import { checkFields } from './check-fields.js';

const catalog = { description: descriptionV3 };
const product = { currency: 'USD', fields: { description: '{image 1k}' } };

const valid = { name: 'Tee', description: '', visible: '', 'price:s': '38', 'compareAt:s': '', 'sku:s': '' };

test('accepts fields without compare-at price and SKU', () => {
  expect(checkFields(valid, product, catalog)).toEqual({});
  expect(checkFields({ ...valid, 'compareAt:s': '38.00', 'sku:s': 'x'.repeat(40) }, product, catalog)).toEqual({});
});

test.each(['', '15%', '15 %', '4.50'])('accepts the discount %j of Catalog V1', (discount) => {
  expect(checkFields({ ...valid, discount }, product, catalog)).toEqual({});
});

test.each([
  ['name', ''],
  ['name', 'x'.repeat(81)],
  ['description', 'x'.repeat(16_001)],
  ['description', '{image 2f}'],
  ['description', '[free](javascript:alert)'],
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
  expect(checkFields({ ...valid, [field]: value }, product, catalog)).toEqual({
    [field]: expect.any(String) as string,
  });
});

test('accepts a saved description with any content', () => {
  const fields = { description: `[old](ftp://example.com) ${'x'.repeat(20_000)}` };
  expect(checkFields({ ...valid, ...fields }, { ...product, fields }, catalog)).toEqual({});
  const shorter = { description: 'x'.repeat(19_000) };
  expect(checkFields({ ...valid, ...shorter }, { ...product, fields }, catalog)).toEqual({});
});

test('descriptions of Catalog V1 are HTML, which names and links of a text are not looked for in', () => {
  const fields = { ...valid, description: '<p>{image 2f} [a](b)</p>' };
  expect(checkFields(fields, product, { description: descriptionV1 })).toEqual({});
  expect(checkFields({ ...valid, description: 'x'.repeat(8001) }, product, { description: descriptionV1 })).toEqual({
    description: 'Enter up to 8,000 characters.',
  });
});
