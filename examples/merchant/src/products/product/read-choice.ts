import type { EditedProduct, MerchantCatalog, NewChoice } from '../catalog/merchant-catalog.js';

/** Texts of the form for a new choice. */
export interface ChoiceTexts {
  readonly name: string;
  /** Only read for options whose choices are colors. */
  readonly color: string;
  readonly quantity: string;
}

/** Reads the form for a new choice of an option. Returns the errors by field instead if there are any. */
export function readChoice(
  { options, variants }: Pick<EditedProduct, 'options' | 'variants'>,
  optionId: string,
  { name, color, quantity }: ChoiceTexts,
  limits: Pick<MerchantCatalog['limits'], 'variants'>,
): NewChoice | { readonly errors: Partial<ChoiceTexts> } {
  const option = options.find(({ id }) => id === optionId);
  if (!option) return { errors: { name: 'The product no longer has this option.' } };
  const others = options.filter(({ id }) => id !== optionId);
  const added = new Set(variants.map(({ choices }) => others.map((other) => choices[other.name]).join('\n'))).size;
  const isTaken = option.choices.some((choice) => choice.name.toLowerCase() === name.toLowerCase());
  const errors: Partial<ChoiceTexts> = {
    ...((name === '' || name.length > 50) && { name: 'Enter a name of up to 50 characters.' }),
    ...(isTaken && { name: 'The option has this choice already.' }),
    ...(variants.length + added > limits.variants && {
      name: `The product would have more than ${limits.variants.toLocaleString('en')} variants.`,
    }),
    ...(option.isSwatch && !/^#[\da-f]{6}$/i.test(color) && { color: 'Enter a color, such as #2f4b3f.' }),
    ...(!/^\d{0,5}$/.test(quantity) && { quantity: 'Enter a whole number up to 99999, or nothing.' }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  return {
    optionId,
    name,
    color: option.isSwatch ? color : undefined,
    quantity: quantity === '' ? undefined : Number(quantity),
  };
}
