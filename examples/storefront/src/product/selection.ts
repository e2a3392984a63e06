import type { Product } from '@cartwright/stores/products';
import { choiceKey, optionsOf } from './options.js';
import { type Stock, stockOf } from './stock.js';
import { type Variant, offeredVariants } from './variant.js';

/** What the shopper has chosen: the key of a choice by the name of its option. */
export type Selection = Readonly<Record<string, string>>;

/** Why a choice cannot be bought with what else is chosen. */
export type Obstacle = 'sold-out' | 'not-made';

/** A choice as the picker shows it. */
export interface ChoiceState {
  readonly key: string;
  /** The CSS color of a color option's choice. */
  readonly color?: string | undefined;
  readonly isSelected: boolean;
  readonly obstacle?: Obstacle | undefined;
}

const hasChoices = (variant: Variant, selection: Selection): boolean =>
  Object.entries(selection).every(([name, key]) => variant.choices?.[name] === key);

/** The options that still have to be chosen. */
export const missingOptions = (product: Product, selection: Selection): string[] =>
  optionsOf(product)
    .map(({ name }) => name)
    .filter((name) => selection[name] === undefined);

/** The variant that a complete selection means; undefined while something is missing, or when it is not made. */
export function selectedVariant(product: Product, selection: Selection): Variant | undefined {
  if (missingOptions(product, selection).length > 0) return undefined;
  return offeredVariants(product).find((variant) => hasChoices(variant, selection));
}

/** The choices of an option, with what stands in the way of each, given what is chosen of the other options. */
export function choiceStates(product: Product, optionName: string, selection: Selection): ChoiceState[] {
  const option = optionsOf(product).find(({ name }) => name === optionName);
  return (option?.choices ?? [])
    .filter(({ visible }) => visible !== false)
    .map((choice) => {
      const key = choiceKey(choice);
      const made = offeredVariants(product).filter((variant) =>
        hasChoices(variant, { ...selection, [optionName]: key }),
      );
      const buyable = made.filter((variant) => stockOf(product, variant).kind !== 'out');
      const obstacle = made.length === 0 ? 'not-made' : buyable.length === 0 ? 'sold-out' : undefined;
      return {
        key,
        color: option?.optionType === 'color' ? choice.value : undefined,
        isSelected: selection[optionName] === key,
        obstacle,
      };
    });
}

/**
 * What is chosen when the page opens: what the address names, as far as the product has it, then what there is only one
 * choice of, and the first color that can be bought with the rest.
 */
export function initialSelection(product: Product, wished: Selection = {}): Selection {
  const options = optionsOf(product);
  const named = Object.fromEntries(
    options.flatMap(({ name }): [string, string][] => {
      const state = choiceStates(product, name, {}).find(({ key }) => key === wished[name]);
      return state ? [[name, state.key]] : [];
    }),
  );
  return options.reduce<Selection>((selection, { name, optionType }) => {
    if (selection[name] !== undefined) return selection;
    const states = choiceStates(product, name, selection);
    const preset = states.find(({ obstacle }) => !obstacle) ?? states[0];
    const isPreset = preset && (states.length === 1 || optionType === 'color');
    return isPreset ? { ...selection, [name]: preset.key } : selection;
  }, named);
}

/** The stock of what is chosen: the variant's when one is meant, else the product's. */
export const selectionStock = (product: Product, selection: Selection): Stock =>
  stockOf(product, selectedVariant(product, selection));
