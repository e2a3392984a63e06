import type { Tenant } from '../../../kernel/state/tenant.js';
import type { CatalogReference } from '../../line-items/catalog-reference.js';
import { type ChoiceSwatch, type StoredCustomization, customizations } from '../customizations/customization.js';
import type { ProductModifier, StoredProduct } from '../products/product.js';

/** Choice or text that the buyer gave for a modifier. */
export interface ChosenModifier {
  /** Name of the modifier, or title of its text input. */
  readonly name: string;
  /** Name of the choice, or the text. */
  readonly value: string;
  readonly swatch?: ChoiceSwatch;
  readonly mediaIds?: readonly string[];
  /** Amount that it adds to the price. */
  readonly addedPrice: number;
}

type Options = NonNullable<CatalogReference['options']>;

/** Result for one modifier: `undefined` if it was left out, `'invalid'` if it cannot be bought like that. */
type Chosen = ChosenModifier | undefined | 'invalid';

function chosenText({ freeText }: StoredCustomization, { customTextFields = {} }: Options): Chosen {
  const value = customTextFields[freeText?.key ?? ''];
  if (!freeText || !value?.trim()) return undefined;
  const { addedPrice = 0, maxLength, minLength, title } = freeText;
  return value.length < minLength ? 'invalid' : { name: title, value: value.slice(0, maxLength), addedPrice };
}

function chosenChoice(
  { choices: all, key, name }: StoredCustomization,
  { choices }: ProductModifier,
  { options = {} }: Options,
): Chosen {
  const wanted = options[key];
  if (!wanted) return undefined;
  const choice = all.find((one) => one.key === wanted);
  const offered = choices.find(({ choiceId }) => choiceId === choice?.id);
  if (!choice || !offered) return 'invalid';
  const { addedPrice, mediaIds } = offered;
  return { name, value: choice.name, swatch: choice.swatch, addedPrice, ...(mediaIds && { mediaIds }) };
}

/**
 * Returns what the buyer chose for the modifiers of a product, in their order. `undefined` if a mandatory modifier is
 * missing, a choice is unknown, or a text is too short. Texts that are too long are truncated.
 */
export function chosenModifiers(
  tenant: Tenant,
  { modifiers }: StoredProduct,
  { options = {} }: CatalogReference,
): ChosenModifier[] | undefined {
  const result: ChosenModifier[] = [];
  for (const modifier of modifiers) {
    const customization = customizations(tenant).get(modifier.customizationId);
    if (!customization) continue;
    const isText = customization.renderType === 'FREE_TEXT';
    const chosen = isText ? chosenText(customization, options) : chosenChoice(customization, modifier, options);
    if (chosen === 'invalid' || (!chosen && modifier.mandatory)) return undefined;
    if (chosen) result.push(chosen);
  }
  return result;
}
