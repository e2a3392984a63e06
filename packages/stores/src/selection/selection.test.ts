import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Product } from '../products/index.js';
import {
  validateSelection,
  findVariant,
  getDiscount,
  getPriceRange,
  getStock,
  IncompleteSelectionError,
  listOptions,
  toCatalogReference,
  toLineItem,
  withPreorderInfo,
} from './index.js';

const price = (amount: number, discountedPrice = amount) => ({ currency: 'USD', price: amount, discountedPrice });

const variant = (Color: string, Size: string, quantity: number | null, amount = 40, visible = true) => ({
  _id: `${Color}-${Size}`,
  choices: { Color, Size },
  variant: { visible, priceData: price(amount, amount - 10) },
  stock: { trackQuantity: quantity !== null, ...(quantity !== null && { quantity }), inStock: quantity !== 0 },
});

/** Red in S, M and L; blue in S sold out, in M hidden, in L not made. */
const shirt = {
  _id: 'shirt',
  manageVariants: true,
  stock: { trackInventory: true, quantity: 12, inStock: true },
  priceData: price(99),
  discount: { type: 'AMOUNT', value: 10 },
  productOptions: [
    {
      name: 'Color',
      optionType: 'color',
      choices: [
        { value: '#f00', description: 'Red' },
        { value: '#00f', description: 'Blue' },
        { value: '#0f0', description: 'Green', visible: false },
      ],
    },
    {
      name: 'Size',
      optionType: 'drop_down',
      choices: ['S', 'M', 'L'].map((size) => ({ value: size, description: size })),
    },
  ],
  variants: [
    variant('Red', 'S', 9),
    variant('Red', 'M', 3, 50),
    variant('Red', 'L', null, 60),
    variant('Blue', 'S', 0),
    variant('Blue', 'M', 4, 40, false),
  ],
} satisfies Product;

/** A product whose options do not make variants: the platform lists one without choices, or none. */
const mug = {
  _id: 'mug',
  manageVariants: false,
  stock: { trackInventory: true, quantity: 5, inStock: true },
  productOptions: [{ name: 'Glaze', choices: [{ description: 'Matte' }, { description: 'Shiny', visible: false }] }],
  variants: [{ _id: '00000000-0000-0000-0000-000000000000', choices: {} }],
  customTextFields: [
    { title: 'Name', maxLength: 5, mandatory: true },
    { title: 'Note', maxLength: 10, mandatory: false },
  ],
  priceData: price(20),
} satisfies Product;

const catchProblems = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    if (error instanceof IncompleteSelectionError) return error;
    throw error;
  }
  throw new Error('It was not refused.');
};

describe('managed variants', () => {
  it('are found by their choices, in any order, by name or value, as the type they came in', () => {
    const found = findVariant(shirt, { choices: { Size: 'M', Color: '#f00', Shape: 'round' } });
    expect(found).toBe(shirt.variants[1]);
    expectTypeOf(findVariant(shirt as Product, {})).toEqualTypeOf<
      NonNullable<Product['variants']>[number] | undefined
    >();
    expect(findVariant(shirt, { choices: { Color: 'Red' } })).toBeUndefined();
    expect(findVariant(shirt, { choices: { Color: 'Blue', Size: 'M' } })).toBeUndefined();
    expect(findVariant(shirt, { choices: { Color: 'Red', Size: 'XXL' } })).toBeUndefined();
  });

  it('distinguish choices that are out of stock from those not offered, and omit hidden choices', () => {
    const states = (choices: Record<string, string>) =>
      listOptions(shirt, { choices }).map((option) =>
        option.choices.map(({ name, availability, isSelected }) => `${isSelected ? '*' : ''}${name} ${availability}`),
      );
    expect(states({ Color: 'Blue' })).toEqual([
      ['Red IN_STOCK', '*Blue OUT_OF_STOCK'],
      ['S OUT_OF_STOCK', 'M NOT_OFFERED', 'L NOT_OFFERED'],
    ]);
    expect(states({ Color: 'Blue', Size: 'L' })[0]).toEqual(['Red IN_STOCK', '*Blue NOT_OFFERED']);
    expect(states({ Color: 'Mauve' })[1]).toEqual(['S IN_STOCK', 'M IN_STOCK', 'L IN_STOCK']);
  });

  it('have individual stock; the quantity is returned only for a single variant', () => {
    const stock = (Color: string, Size?: string) => getStock(shirt, { choices: { Color, ...(Size && { Size }) } });
    expect(stock('Red', 'M')).toEqual({ availability: 'IN_STOCK', quantity: 3 });
    expect(stock('Red', 'L')).toEqual({ availability: 'IN_STOCK' });
    expect(stock('Red')).toEqual({ availability: 'IN_STOCK' });
    expect(stock('Blue', 'S')).toEqual({ availability: 'OUT_OF_STOCK', quantity: 0 });
    expect(stock('Blue', 'L')).toEqual({ availability: 'NOT_OFFERED', quantity: 0 });
  });

  it('are out of stock at quantity 0, even if the platform reports them in stock', () => {
    const counted = { trackQuantity: true, quantity: 0, inStock: true };
    expect(getStock({ manageVariants: true, variants: [{ stock: counted }] }).availability).toBe('OUT_OF_STOCK');
    expect(getStock({}).availability).toBe('IN_STOCK');
  });

  it("have a price range, in the shopper's currency if available", () => {
    expect(getPriceRange(shirt)).toEqual({ min: price(40, 30), max: price(60, 50) });
    expect(getPriceRange(shirt, { choices: { Size: 'M' } })).toEqual({ min: price(50, 40), max: price(50, 40) });
    expect(getPriceRange(shirt, { choices: { Color: 'Blue', Size: 'L' } })).toBeUndefined();
    const [red] = shirt.variants;
    const euros = { currency: 'EUR', price: 36, discountedPrice: 27.1 };
    const converted = { ...shirt, variants: [{ ...red, variant: { ...red?.variant, convertedPriceData: euros } }] };
    expect(getPriceRange(converted)?.min).toEqual(euros);
    expect(getDiscount(converted)).toEqual({ amount: '8.9', currency: 'EUR' });
  });

  it('are referenced by ID', () => {
    expect(toLineItem(shirt, { choices: { Color: 'Red', Size: 'L' } }, 2)).toEqual({
      quantity: 2,
      catalogReference: {
        appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
        catalogItemId: 'shirt',
        options: { variantId: 'Red-L' },
      },
    });
  });

  it('are referenced by their choices if the product was fetched without variants', () => {
    const { variants, ...bare } = shirt;
    expect(variants).toHaveLength(5);
    const selection = { choices: { Color: '#00f', Size: 'L' } };
    expect(findVariant(bare, selection)).toBeUndefined();
    expect(toCatalogReference(bare, selection).options).toEqual({ options: { Color: 'Blue', Size: 'L' } });
    const blueIsGone = {
      ...bare,
      productOptions: [{ name: 'Color', choices: [{ description: 'Blue', inStock: false }] }],
    };
    expect(getStock(blueIsGone, { choices: { Color: 'Blue' } }).availability).toBe('OUT_OF_STOCK');
  });
});

describe('options of a product without managed variants', () => {
  const texts = { Name: ' Ida ' };

  it('require a choice, and are referenced by their choices', () => {
    expect(validateSelection(mug, { customTextFields: texts })).toEqual([{ reason: 'option_missing', field: 'Glaze' }]);
    expect(toCatalogReference(mug, { choices: { Glaze: 'Matte' }, customTextFields: texts }).options).toEqual({
      options: { Glaze: 'Matte' },
      customTextFields: { Name: 'Ida' },
    });
  });

  it('share the stock and the price of the product', () => {
    expect(getStock(mug)).toEqual({ availability: 'IN_STOCK', quantity: 5 });
    expect(getStock(mug, { choices: { Glaze: 'Matte' } })).toEqual({ availability: 'IN_STOCK', quantity: 5 });
    expect(getPriceRange(mug, { choices: { Glaze: 'Matte' } })).toEqual({ min: price(20), max: price(20) });
    expect(getDiscount(mug)).toBeUndefined();
  });

  it('reject a hidden choice', () => {
    const selection = { choices: { Glaze: 'Shiny' }, customTextFields: texts };
    expect(validateSelection(mug, selection)).toEqual([{ reason: 'choice_unknown', field: 'Glaze' }]);
    expect(getStock(mug, selection).availability).toBe('NOT_OFFERED');
  });
});

describe('a product without options', () => {
  const vase = { _id: 'vase', variants: [{ _id: '00000000-0000-0000-0000-000000000000', choices: {} }] };

  it('has one variant', () => {
    expect(findVariant(vase, {})).toBe(vase.variants[0]);
    expect(listOptions(vase)).toEqual([]);
    const { options } = toLineItem(vase, { choices: { Size: 'M' } }).catalogReference;
    expect(options).toEqual({ variantId: '00000000-0000-0000-0000-000000000000' });
    expect(toLineItem({ _id: 'vase' }, {}).catalogReference.options).toEqual(options);
  });

  it('cannot be ordered while it is hidden', () => {
    const { problems } = catchProblems(() => toLineItem({ ...vase, visible: false }, {}));
    expect(problems).toEqual([{ reason: 'not_offered' }]);
  });
});

describe('an incomplete selection', () => {
  it('is rejected with all problems, without a request', () => {
    const error = catchProblems(() =>
      toLineItem(mug, { choices: { Glaze: '' }, customTextFields: { Note: 'x'.repeat(11) } }),
    );
    expect(error).toMatchObject({ kind: 'validation', code: 'selection_incomplete' });
    expect(error.problems).toEqual([
      { reason: 'option_missing', field: 'Glaze' },
      { reason: 'text_missing', field: 'Name' },
      { reason: 'text_too_long', field: 'Note', maxLength: 10 },
    ]);
    expect(error.message).toBe(
      'The selection cannot be ordered: Glaze: option missing, Name: text missing, Note: text too long',
    );
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ problems: error.problems });
  });

  it('reports combinations that are not offered and unknown choices', () => {
    const reasons = (Color: string, Size: string) => validateSelection(shirt, { choices: { Color, Size } });
    expect(reasons('Blue', 'L')).toEqual([{ reason: 'not_offered' }]);
    expect(reasons('Blue', 'M')).toEqual([{ reason: 'not_offered' }]);
    expect(reasons('Mauve', 'M')).toEqual([{ reason: 'choice_unknown', field: 'Color' }]);
    expect(reasons('Green', 'M')).toEqual([{ reason: 'choice_unknown', field: 'Color' }]);
    expect(reasons('Blue', 'S')).toEqual([]);
  });

  it('reports blank mandatory texts, and ignores surrounding whitespace', () => {
    const selection = (Name: string) => ({ choices: { Glaze: 'Matte' }, customTextFields: { Name, Other: 'x' } });
    expect(validateSelection(mug, selection('   '))).toEqual([{ reason: 'text_missing', field: 'Name' }]);
    expect(validateSelection(mug, selection('  12345 '))).toEqual([]);
    expect(validateSelection(mug, selection('123456'))).toEqual([
      { reason: 'text_too_long', field: 'Name', maxLength: 5 },
    ]);
    expect(toCatalogReference(mug, selection('Ida')).options.customTextFields).toEqual({ Name: 'Ida' });
  });

  it.each([0, -1, 1.5, NaN])('rejects a quantity of %s', (quantity) => {
    const invalid = expect.objectContaining({ code: 'invalid_argument' }) as Error;
    expect(() => toLineItem({ _id: 'vase' }, {}, quantity)).toThrow(invalid);
    expect(() => toLineItem({}, {})).toThrow(invalid);
  });
});

describe('a pre-order', () => {
  const stand = { _id: 'stand', stock: { trackInventory: true, quantity: 0, inStock: false } };
  const storeVariant = (productId: string, variantId: string, limit: number | null, enabled = true) => ({
    productId,
    variantId,
    preorderInfo: { enabled, message: 'In May.', limit },
  });

  it('is available up to the limit of the store variant', () => {
    const events = (limit: number | null, enabled?: boolean) =>
      getStock(withPreorderInfo(stand, [storeVariant('other', 'x', 9), storeVariant('stand', 'x', limit, enabled)]));
    expect(events(30)).toEqual({ availability: 'PREORDER', quantity: 30, preorderMessage: 'In May.' });
    expect(events(null)).toEqual({ availability: 'PREORDER', preorderMessage: 'In May.' });
    expect(events(0).availability).toBe('OUT_OF_STOCK');
    expect(events(30, false).availability).toBe('OUT_OF_STOCK');
    expect(getStock(stand).availability).toBe('OUT_OF_STOCK');
  });

  it('applies to one managed variant once it is out of stock', () => {
    const events = withPreorderInfo(shirt, [storeVariant('shirt', 'Blue-S', 7), storeVariant('shirt', 'Red-M', 7)]);
    expect(getStock(events, { choices: { Color: 'Blue', Size: 'S' } })).toMatchObject({ availability: 'PREORDER' });
    expect(getStock(events, { choices: { Color: 'Red', Size: 'M' } })).toEqual({
      availability: 'IN_STOCK',
      quantity: 3,
    });
    expect(listOptions(events, { choices: { Size: 'S' } })[0]?.choices[1]?.availability).toBe('PREORDER');
  });
});
