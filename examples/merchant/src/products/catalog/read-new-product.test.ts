import { expect, test } from 'vitest';
import { readNewProduct } from './read-new-product.js';

const texts = { name: 'Beanie', description: '', price: '29', sku: 'B-1', quantity: '5', options: '' };
const limits = {
  currency: 'USD',
  findDescriptionError: (text: string) => (text.length > 100 ? 'Enter up to 100 characters.' : undefined),
};

test('reads a product without options', () => {
  expect(readNewProduct(texts, true, limits)).toEqual({
    name: 'Beanie',
    description: '',
    visible: true,
    media: [],
    options: [],
    variants: [{ choices: {}, price: '29', sku: 'B-1', quantity: 5 }],
  });
});

test('creates a variant of each combination of choices', () => {
  const product = readNewProduct({ ...texts, quantity: '', options: 'Size: S, M\n\nColor: Ink' }, false, limits);
  expect(product).toMatchObject({
    options: [
      { name: 'Size', choices: ['S', 'M'] },
      { name: 'Color', choices: ['Ink'] },
    ],
    variants: [
      { choices: { Size: 'S', Color: 'Ink' }, sku: '', quantity: undefined },
      { choices: { Size: 'M', Color: 'Ink' }, sku: '', quantity: undefined },
    ],
  });
});

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(300) }, 'name'],
  [{ description: 'x'.repeat(101) }, 'description'],
  [{ sku: 'x'.repeat(41) }, 'sku'],
  [{ price: '16.999' }, 'price'],
  [{ price: 'free' }, 'price'],
  [{ price: '-1' }, 'price'],
  [{ quantity: '1.5' }, 'quantity'],
  [{ options: 'Size' }, 'options'],
  [{ options: 'Size: S\nSize: M' }, 'options'],
  [{ options: `${'x'.repeat(51)}: S` }, 'options'],
  [{ options: `Size: ${'x'.repeat(51)}` }, 'options'],
  [{ options: Array.from({ length: 40 }, (_, index) => `${String(index)}: a, b`).join('\n') }, 'options'],
  [{ options: 'Size: S, M\nColor Red' }, 'options'],
  [{ options: `Size: ${Array.from({ length: 101 }, (_, index) => String(index)).join()}` }, 'options'],
])('rejects %j', (change, field) => {
  expect(readNewProduct({ ...texts, ...change }, true, limits)).toEqual({
    errors: { [field]: expect.any(String) as string },
  });
});
