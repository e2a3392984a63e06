import { describe, expect, it } from 'vitest';
import { customTextProblems, writtenTexts } from './custom-texts.js';
import { lineItem } from './line-item.js';

const mug = {
  _id: 'mug',
  customTextFields: [
    { title: 'Name', maxLength: 5, mandatory: true },
    { title: 'Note', maxLength: 10, mandatory: false },
  ],
  variants: [{ _id: 'only', choices: {}, stock: { inStock: true } }],
};

describe('the texts a product asks for', () => {
  it('must be there when they are mandatory: blanks are nothing', () => {
    expect(Object.keys(customTextProblems(mug, {}))).toEqual(['Name']);
    expect(Object.keys(customTextProblems(mug, { Name: '   ' }))).toEqual(['Name']);
    expect(customTextProblems(mug, { Name: 'Ida' })).toEqual({});
  });

  it('must not be longer than the limit', () => {
    expect(customTextProblems(mug, { Name: 'Ida', Note: '12345678901' })['Note']).toContain('10');
    expect(customTextProblems(mug, { Name: 'Ida', Note: ' 1234567890 ' })).toEqual({});
  });

  it('are ordered trimmed, without empty ones and without those of other products', () => {
    expect(writtenTexts(mug, { Name: ' Ida ', Note: ' ', Other: 'x' })).toEqual({ Name: 'Ida' });
  });
});

describe('the line of a selection', () => {
  it('names the product, the variant and the texts', () => {
    expect(lineItem(mug, {}, { Name: 'Ida' }, 2)).toEqual({
      quantity: 2,
      catalogReference: {
        appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
        catalogItemId: 'mug',
        options: { variantId: 'only', customTextFields: { Name: 'Ida' } },
      },
    });
  });

  it('is none while the selection means no variant', () => {
    const shirt = { _id: 'shirt', productOptions: [{ name: 'Size', choices: [{ description: 'S' }] }], variants: [] };
    expect(lineItem(shirt, { Size: 'S' }, {}, 1)).toBeUndefined();
    expect(lineItem(shirt, {}, {}, 1)).toBeUndefined();
  });
});
