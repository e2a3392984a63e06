import { expect, test } from 'vitest';
import { readChoice } from './read-choice.js';

const choice = (name: string) => ({ id: name.toLowerCase(), name, color: undefined, variantCount: 1 });
const options = [
  { id: 'size', name: 'Size', isSwatch: false, choices: [choice('S'), choice('M')] },
  { id: 'color', name: 'Color', isSwatch: true, choices: [choice('Ink')] },
];
const variants = ['S', 'M'].map((size) => ({ id: size, name: size, choices: { Size: size, Color: 'Ink' } }));
const product = { options, variants };
const limits = { variants: 1000 };
const texts = { name: 'L', color: '', quantity: '' };

test('reads a choice', () => {
  const read = readChoice(product, 'size', { ...texts, quantity: '5' }, limits);
  expect(read).toEqual({ optionId: 'size', name: 'L', color: undefined, quantity: 5 });
});

test('reads a color', () => {
  const read = readChoice(product, 'color', { ...texts, name: 'Sage', color: '#A3B18A' }, limits);
  expect(read).toEqual({ optionId: 'color', name: 'Sage', color: '#A3B18A', quantity: undefined });
});

test.each([
  ['size', { name: '' }, 'name'],
  ['size', { name: 'x'.repeat(51) }, 'name'],
  ['size', { name: 's' }, 'name'],
  ['other', {}, 'name'],
  ['color', { color: 'green' }, 'color'],
  ['size', { quantity: '-1' }, 'quantity'],
  ['size', { quantity: '100000' }, 'quantity'],
])('rejects a choice of %s with %j', (optionId, change, field) => {
  const read = readChoice(product, optionId, { ...texts, ...change }, limits);
  expect(read).toEqual({ errors: { [field]: expect.any(String) as string } });
});

test('limits the number of variants', () => {
  const many = Array.from({ length: 501 }, (_, index) => ({
    id: String(index),
    name: '',
    choices: { Size: 'S', Color: String(index) },
  }));
  expect(readChoice({ options, variants: many }, 'size', texts, limits)).toHaveProperty('errors.name');
  expect(readChoice({ options, variants: many.slice(1) }, 'size', texts, limits)).not.toHaveProperty('errors');
});
