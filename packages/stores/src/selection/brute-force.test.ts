import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Combination, samples, generateSelections } from '../testing/arbitrary-product.js';
import {
  validateSelection,
  findVariant,
  getDiscount,
  getPriceRange,
  getStock,
  IncompleteSelectionError,
  listOptions,
  toLineItem,
  type Availability,
} from './index.js';
import { repetitions } from '../../../../scripts/lib/scope.js';

const runs = repetitions({ sample: 60, full: 300, soak: 5000 });
const cases = samples.chain((sample) => fc.tuple(fc.constant(sample), generateSelections(sample)));

/** Visible combinations with all of these choices. */
const still = (combinations: readonly Combination[], choices: Record<string, string>): Combination[] =>
  combinations.filter(
    (combination) =>
      combination.isShown &&
      Object.entries(choices).every(
        ([name, choice]) => new Map(Object.entries(combination.choices)).get(name) === choice,
      ),
  );

const getAvailability = ({ inStock, preorders }: Combination): Availability =>
  inStock ? 'IN_STOCK' : preorders === 0 ? 'OUT_OF_STOCK' : 'PREORDER';

const pickBest = (combinations: readonly Combination[]): Availability =>
  (['IN_STOCK', 'PREORDER', 'OUT_OF_STOCK'] as const).find((candidate) =>
    combinations.some((combination) => getAvailability(combination) === candidate),
  ) ?? 'NOT_OFFERED';

const check = (test: (sample: Parameters<typeof generateSelections>[0], choices: Record<string, string>) => void) =>
  fc.assert(
    fc.property(cases, ([sample, choices]) => test(sample, choices)),
    { numRuns: runs },
  );

const isComplete = (choices: Record<string, string>, options: readonly unknown[]) =>
  Object.keys(choices).length === options.length;

describe('for any product and selection, compared with trying every combination', () => {
  it('finds the variant', () =>
    check(({ product, options, combinations }, choices) => {
      const [meant] = isComplete(choices, options) ? still(combinations, choices) : [];
      const isListed = product.variants?.length !== 0;
      expect(findVariant(product, { choices })?._id).toBe(isListed ? meant?.id : undefined);
    }));

  it('returns the availability of each choice', () =>
    check(({ product, options, combinations }, choices) => {
      const expected = options.map(({ name, choices: all }) => ({
        name,
        choices: all.map((choice) => {
          const together = Object.fromEntries([...Object.entries(choices), [name, choice]]);
          const isSelected = new Map(Object.entries(choices)).get(name) === choice;
          return { name: choice, isSelected, availability: pickBest(still(combinations, together)) };
        }),
      }));
      expect(listOptions(product, { choices })).toMatchObject(expected);
    }));

  it('returns the stock', () =>
    check(({ product, options, combinations }, choices) => {
      const possible = still(combinations, choices);
      const { availability, quantity } = getStock(product, { choices });
      expect(availability).toBe(pickBest(possible));
      const [only] = possible;
      if (!only || !isComplete(choices, options)) return;
      const { PREORDER, IN_STOCK } = { PREORDER: only.preorders, IN_STOCK: only.quantity };
      expect(quantity).toBe(availability === 'PREORDER' ? PREORDER : availability === 'IN_STOCK' ? IN_STOCK : 0);
    }));

  it('returns the price and the discount', () =>
    check(({ product, combinations }, choices) => {
      const possible = still(combinations, choices);
      const paid = possible.map((combination) => combination.paid);
      const range = getPriceRange(product, { choices });
      expect(range?.min.discountedPrice).toBe(paid.length > 0 ? Math.min(...paid) : undefined);
      expect(range?.max.discountedPrice).toBe(paid.length > 0 ? Math.max(...paid) : undefined);
      const { price = 0, discountedPrice = 0 } = range?.min ?? {};
      const saved = (price ?? 0) - discountedPrice;
      expect(getDiscount(product, { choices })?.amount).toBe(saved > 0 ? String(saved) : undefined);
    }));

  it('creates a line item for valid selections only', () =>
    check(({ product, options, combinations }, choices) => {
      const open = options.filter(({ name }) => !Object.keys(choices).includes(name));
      const [meant] = still(combinations, choices);
      const problems = [
        ...open.map(({ name }) => ({ reason: 'option_missing', field: name })),
        ...(open.length === 0 && !meant ? [{ reason: 'not_offered' }] : []),
      ];
      expect(validateSelection(product, { choices })).toEqual(problems);
      if (problems.length > 0) {
        expect(() => toLineItem(product, { choices })).toThrow(IncompleteSelectionError);
        return;
      }
      const { catalogReference } = toLineItem(product, { choices }, 3);
      const isById = product.manageVariants === true || options.length === 0;
      const variantId = product.variants?.length === 0 ? '00000000-0000-0000-0000-000000000000' : meant?.id;
      expect(catalogReference.options).toEqual(isById ? { variantId } : { options: choices });
    }));

  it('accepts a choice by its value, unless another choice has that name', () =>
    check(({ product, options }, choices) => {
      const byValue = Object.entries(choices).map(([name, choice]) => {
        const own = product.productOptions?.find((option) => option.name === name)?.choices ?? [];
        const { value = '' } = own.find(({ description }) => description === choice) ?? {};
        return [name, own.some(({ description }) => description === value) ? choice : value];
      });
      const selection = { choices: Object.fromEntries(byValue) as Record<string, string> };
      expect(listOptions(product, selection)).toEqual(listOptions(product, { choices }));
      expect(options).toHaveLength(product.productOptions?.length ?? 0);
    }));
});
