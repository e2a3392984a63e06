import type { Product } from '@cartwright/stores/products';
import { describe, expect, it } from 'vitest';
import { initialChoices } from './initial-choices.js';

const variant = (Color: string, Size: string, quantity: number) => ({
  _id: `${Color}-${Size}`,
  choices: { Color, Size },
  stock: { trackQuantity: true, quantity, inStock: quantity > 0 },
});
const colors = [
  { value: '#00f', description: 'Blue' },
  { value: '#f00', description: 'Red' },
];
const sizes = ['S', 'L'].map((size) => ({ value: size, description: size }));

/** Blue is sold out in S, and not made in L. */
const shirt: Product = {
  manageVariants: true,
  productOptions: [
    { name: 'Color', optionType: 'color', choices: colors },
    { name: 'Size', optionType: 'drop_down', choices: sizes },
  ],
  variants: [variant('Red', 'S', 9), variant('Red', 'L', 3), variant('Blue', 'S', 0)],
};

describe('initial choices', () => {
  it('select the first available color, and no size', () => {
    expect(initialChoices(shirt)).toEqual({ Color: 'Red' });
  });

  it('select the choices in the URL that the product has', () => {
    expect(initialChoices(shirt, { Color: 'Blue', Size: 'S', utm: 'x' })).toEqual({ Color: 'Blue', Size: 'S' });
    expect(initialChoices(shirt, { Color: 'Green', Size: 'XXL' })).toEqual({ Color: 'Red' });
    expect(initialChoices(shirt, { Size: 'L' })).toEqual({ Color: 'Red', Size: 'L' });
  });

  it('select the only choice of an option', () => {
    const productOptions = [{ name: 'Size', choices: [{ description: 'One size' }] }];
    const variants = [{ _id: '1', choices: { Size: 'One size' }, stock: { inStock: true } }];
    expect(initialChoices({ manageVariants: true, productOptions, variants })).toEqual({ Size: 'One size' });
  });
});
