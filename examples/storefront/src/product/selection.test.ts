import type { Product } from '@cartwright/stores/products';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionsOf } from './options.js';
import { choiceStates, initialSelection, missingOptions, selectedVariant, selectionStock } from './selection.js';
import { purchasableQuantity, stockOf } from './stock.js';
import { offeredVariants } from './variant.js';

const variant = (color: string, size: string, quantity: number | null, visible = true) => ({
  _id: `${color}-${size}`,
  choices: { Color: color, Size: size },
  variant: { visible },
  stock: { trackQuantity: quantity !== null, ...(quantity !== null && { quantity }), inStock: quantity !== 0 },
});

/** Red in S and M; blue in S sold out, in M hidden, so not made; L in red only. */
const shirt: Product = {
  _id: 'shirt',
  name: 'Shirt',
  manageVariants: true,
  stock: { trackInventory: true, quantity: 12, inStock: true },
  productOptions: [
    {
      name: 'Color',
      optionType: 'color',
      choices: [
        { value: '#f00', description: 'Red', visible: true },
        { value: '#00f', description: 'Blue', visible: true },
      ],
    },
    {
      name: 'Size',
      optionType: 'drop_down',
      choices: ['S', 'M', 'L'].map((size) => ({ value: size, description: size, visible: true })),
    },
  ],
  variants: [
    variant('Red', 'S', 9),
    variant('Red', 'M', 3),
    variant('Red', 'L', null),
    variant('Blue', 'S', 0),
    variant('Blue', 'M', 4, false),
  ],
};

const obstacles = (option: string, selection: Record<string, string>) =>
  Object.fromEntries(choiceStates(shirt, option, selection).map(({ key, obstacle }) => [key, obstacle]));

describe('what a selection means', () => {
  it('is no variant while an option is open', () => {
    expect(missingOptions(shirt, { Color: 'Red' })).toEqual(['Size']);
    expect(selectedVariant(shirt, { Color: 'Red' })).toBeUndefined();
  });

  it('is the variant with all of the choices', () => {
    expect(selectedVariant(shirt, { Size: 'M', Color: 'Red' })?._id).toBe('Red-M');
  });

  it('is no variant when the combination is not made or hidden', () => {
    expect(selectedVariant(shirt, { Color: 'Blue', Size: 'L' })).toBeUndefined();
    expect(selectedVariant(shirt, { Color: 'Blue', Size: 'M' })).toBeUndefined();
  });

  it('is the only variant of a product without options', () => {
    const vase: Product = { _id: 'vase', variants: [{ _id: '0', choices: {}, stock: { inStock: true } }] };
    expect(missingOptions(vase, {})).toEqual([]);
    expect(selectedVariant(vase, {})?._id).toBe('0');
  });
});

describe('which choices are still possible', () => {
  it('says what is sold out and what is not made with the other choices', () => {
    expect(obstacles('Size', { Color: 'Blue' })).toEqual({ S: 'sold-out', M: 'not-made', L: 'not-made' });
    expect(obstacles('Size', { Color: 'Red' })).toEqual({ S: undefined, M: undefined, L: undefined });
  });

  it('judges an option by the others, not by what is chosen of it', () => {
    expect(obstacles('Color', { Color: 'Blue', Size: 'L' })).toEqual({ Red: undefined, Blue: 'not-made' });
  });

  it('says what is sold out altogether before anything is chosen', () => {
    expect(obstacles('Color', {})).toEqual({ Red: undefined, Blue: 'sold-out' });
  });

  it('leaves out hidden choices, and marks the selected one and the colors', () => {
    const [red, ...others] = choiceStates(shirt, 'Color', { Color: 'Red' });
    expect(red).toMatchObject({ key: 'Red', color: '#f00', isSelected: true });
    expect(others.map(({ isSelected }) => isSelected)).toEqual([false]);
    const hidden = { ...shirt, productOptions: [{ name: 'Size', choices: [{ description: 'S', visible: false }] }] };
    expect(choiceStates(hidden, 'Size', {})).toEqual([]);
  });
});

describe('what is chosen at first', () => {
  it('is the first color that can be bought, and no size', () => {
    expect(initialSelection(shirt)).toEqual({ Color: 'Red' });
  });

  it('is what the address names, as far as the product has it', () => {
    expect(initialSelection(shirt, { Color: 'Blue', Size: 'S', utm: 'x' })).toEqual({ Color: 'Blue', Size: 'S' });
    expect(initialSelection(shirt, { Color: 'Green', Size: 'XXL' })).toEqual({ Color: 'Red' });
    const bluesFirst = { ...shirt, productOptions: [...(shirt.productOptions ?? [])] };
    bluesFirst.productOptions[0] = {
      ...bluesFirst.productOptions[0],
      choices: [...(shirt.productOptions?.[0]?.choices ?? [])].reverse(),
    };
    expect(initialSelection(bluesFirst, { Size: 'L' })).toEqual({ Color: 'Red', Size: 'L' });
  });

  it('is the only choice of an option', () => {
    const productOptions = [{ name: 'Size', choices: [{ description: 'One size' }] }];
    const variants = [{ _id: '1', choices: { Size: 'One size' }, stock: { inStock: true } }];
    expect(initialSelection({ productOptions, variants })).toEqual({ Size: 'One size' });
  });
});

describe('the stock of a selection', () => {
  it('is the variant’s', () => {
    expect(selectionStock(shirt, { Color: 'Red', Size: 'S' })).toEqual({ kind: 'in' });
    expect(selectionStock(shirt, { Color: 'Red', Size: 'M' })).toEqual({ kind: 'low', quantity: 3 });
    expect(selectionStock(shirt, { Color: 'Red', Size: 'L' })).toEqual({ kind: 'in' });
    expect(selectionStock(shirt, { Color: 'Blue', Size: 'S' })).toEqual({ kind: 'out' });
  });

  it('is the product’s while nothing is meant', () => {
    expect(selectionStock(shirt, { Color: 'Red' })).toEqual({ kind: 'in' });
    expect(stockOf({ stock: { inStock: false } })).toEqual({ kind: 'out' });
    expect(stockOf({ stock: { trackInventory: true, quantity: 2, inStock: true } })).toEqual({
      kind: 'low',
      quantity: 2,
    });
  });

  it('is pre-order where the merchant says so', () => {
    const lamp: Product = {
      ribbon: 'Pre-order',
      stock: { inStock: false },
      additionalInfoSections: [{ title: 'Pre-order', description: '<p>Ships in <b>May</b>.</p>' }],
    };
    expect(stockOf(lamp)).toEqual({ kind: 'preorder', message: 'Ships in May.' });
  });

  it('limits how many can be bought', () => {
    const stockedAs = (color: string, size: string) =>
      purchasableQuantity(shirt, selectedVariant(shirt, { Color: color, Size: size }));
    expect(stockedAs('Red', 'M')).toBe(3);
    expect(stockedAs('Red', 'L')).toBe(99);
    expect(stockedAs('Blue', 'S')).toBe(0);
  });
});

describe('for any product', () => {
  const sizes = ['S', 'M', 'L'];
  const colors = ['Red', 'Blue', 'Green'];
  const products = fc
    .array(
      fc.record({
        color: fc.constantFrom(...colors),
        size: fc.constantFrom(...sizes),
        quantity: fc.nat(6),
        visible: fc.boolean(),
      }),
    )
    .map((rows): Product => {
      const unique = [...new Map(rows.map((row) => [row.color + row.size, row])).values()];
      return {
        manageVariants: true,
        stock: { inStock: true },
        productOptions: [
          {
            name: 'Color',
            optionType: 'color',
            choices: colors.map((description) => ({ description, value: '#123' })),
          },
          {
            name: 'Size',
            optionType: 'drop_down',
            choices: sizes.map((description) => ({ description, value: description })),
          },
        ],
        variants: unique.map(({ color, size, quantity, visible }) => variant(color, size, quantity, visible)),
      };
    });

  it('a choice without an obstacle leads to a variant that can be bought, one with an obstacle to none', () => {
    fc.assert(
      fc.property(products, fc.constantFrom(...colors), (product, color) => {
        for (const { key, obstacle } of choiceStates(product, 'Size', { Color: color })) {
          const meant = selectedVariant(product, { Color: color, Size: key });
          const canBeBought = meant !== undefined && stockOf(product, meant).kind !== 'out';
          expect(obstacle === undefined).toBe(canBeBought);
          expect(obstacle === 'not-made').toBe(meant === undefined);
        }
      }),
    );
  });

  it('each offered variant is meant by its own choices', () => {
    fc.assert(
      fc.property(products, (product) => {
        for (const offered of offeredVariants(product)) {
          expect(selectedVariant(product, offered.choices ?? {})).toBe(offered);
          expect(missingOptions(product, offered.choices ?? {})).toEqual([]);
        }
        expect(optionsOf(product)).toHaveLength(2);
      }),
    );
  });
});
