import fc from 'fast-check';
import type { SelectableProduct } from '../selection/index.js';

/** Combination of choices, with the facts that the selection helpers should report. */
export interface Combination {
  readonly id: string;
  readonly choices: Readonly<Record<string, string>>;
  /** Whether the combination is visible to shoppers. */
  readonly isShown: boolean;
  /** Quantity in stock; `undefined` if not tracked. */
  readonly quantity: number | undefined;
  readonly inStock: boolean;
  /** Maximum number of pre-orders; `undefined` if unlimited. */
  readonly preorders: number | undefined;
  readonly price: number;
  readonly paid: number;
}

/** Product with a variant for each combination of its choices. */
export interface Sample {
  readonly product: SelectableProduct;
  readonly options: readonly { readonly name: string; readonly choices: readonly string[] }[];
  readonly combinations: readonly Combination[];
}

const optionNames = ['Size', 'Color', 'constructor', '__proto__', 'Größe'];
const choiceNames = ['S', 'M', 'L', '#fff', 'toString', 'One size'];

const options = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom(...optionNames),
    choices: fc.uniqueArray(fc.constantFrom(...choiceNames), { minLength: 1, maxLength: 4, size: 'max' }),
  }),
  { maxLength: 3, size: 'max', selector: ({ name }) => name },
);

/** True in three of four cases. */
const mostly = fc.nat(3).map((number) => number > 0);

const facts = fc.record({
  isMade: mostly,
  isShown: mostly,
  isCounted: fc.boolean(),
  quantity: fc.nat(4),
  inStock: fc.boolean(),
  preorders: fc.option(fc.nat(3), { nil: undefined }),
  takesPreorders: fc.boolean(),
  price: fc.integer({ min: 0, max: 50 }),
  off: fc.nat(40),
});
type Facts = typeof facts extends fc.Arbitrary<infer T> ? T : never;

const cartesian = (all: Sample['options']): Record<string, string>[] =>
  all.reduce<Record<string, string>[]>(
    (rows, { name, choices }) =>
      rows.flatMap((row) => choices.map((choice) => Object.fromEntries([...Object.entries(row), [name, choice]]))),
    [{}],
  );

const toCombination = (choices: Record<string, string>, index: number, own: Facts, isShown: boolean): Combination => ({
  id: `variant-${index}`,
  choices,
  isShown,
  quantity: own.isCounted ? own.quantity : undefined,
  inStock: own.isCounted ? own.quantity > 0 : own.inStock,
  preorders: own.takesPreorders ? own.preorders : 0,
  price: own.price,
  paid: Math.max(0, own.price - own.off),
});

const price = ({ price, paid }: Combination) => ({ currency: 'USD', price, discountedPrice: paid });

const stock = ({ quantity, inStock }: Combination) => ({ ...(quantity !== undefined && { quantity }), inStock });

const preorderInfo = ({ preorders }: Combination) => ({ enabled: preorders !== 0, limit: preorders ?? null });

const variant = (combination: Combination) => ({
  _id: combination.id,
  choices: combination.choices,
  variant: { visible: combination.isShown, priceData: price(combination) },
  stock: { ...stock(combination), trackQuantity: combination.quantity !== undefined },
  preorderInfo: preorderInfo(combination),
});

/**
 * Products with managed variants, some missing or hidden, and products whose variants are not managed, listed or not.
 */
export const samples: fc.Arbitrary<Sample> = fc
  .record({
    options,
    isManaged: mostly,
    isListed: fc.boolean(),
    facts: fc.array(facts, { minLength: 64, maxLength: 64 }),
  })
  .map(({ options, isManaged, isListed, facts }) => {
    const [first] = facts as [Facts, ...Facts[]];
    const all = cartesian(options).map((choices, index) => ({ choices, index, own: facts[index % 64] ?? first }));
    const combinations = isManaged
      ? all.flatMap(({ choices, index, own }) =>
          own.isMade || index === 0 ? [toCombination(choices, index, own, own.isShown)] : [],
        )
      : all.map(({ choices, index }) => toCombination(choices, index, first, true));
    const whole = toCombination({}, 0, first, true);
    return {
      options,
      combinations,
      product: {
        _id: 'product',
        manageVariants: isManaged,
        productOptions: options.map(({ name, choices }) => ({
          name,
          choices: choices.map((description, at) => ({
            description,
            value: at % 2 === 0 ? `value of ${description}` : (choices.at(at - 1) ?? ''),
          })),
        })),
        variants: isManaged || isListed ? combinations.map(variant) : [],
        stock: { ...stock(whole), trackInventory: whole.quantity !== undefined },
        priceData: price(whole),
        preorderInfo: preorderInfo(whole),
      },
    };
  });

/** Choices of some or all options. */
export const generateSelections = ({ options }: Sample): fc.Arbitrary<Record<string, string>> =>
  fc
    .tuple(...options.map(({ choices }) => fc.option(fc.constantFrom(...choices), { nil: undefined, freq: 5 })))
    .map((chosen) =>
      Object.fromEntries(chosen.flatMap((choice, index) => (choice ? [[options[index]?.name ?? '', choice]] : []))),
    );
