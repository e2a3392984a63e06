import type { Product } from '@cartwright/stores/products';

/** What the shopper wrote, by the title of the field. */
export type CustomTexts = Readonly<Record<string, string>>;

/** A text the product asks for. */
export interface CustomText {
  readonly title: string;
  readonly maxLength: number | undefined;
  readonly isMandatory: boolean;
}

/** The texts that the product asks for. */
export const customTextsOf = (product: Product): CustomText[] =>
  (product.customTextFields ?? []).flatMap(({ title, maxLength, mandatory }) =>
    title ? [{ title, maxLength: maxLength || undefined, isMandatory: mandatory === true }] : [],
  );

/** What is wrong with each text, by its title: nothing written where something must be, or too much. */
export function customTextProblems(product: Product, texts: CustomTexts): Record<string, string> {
  const problems = customTextsOf(product).flatMap(({ title, maxLength, isMandatory }): [string, string][] => {
    const text = texts[title]?.trim() ?? '';
    if (isMandatory && text === '') return [[title, 'Please fill this in.']];
    if (maxLength !== undefined && text.length > maxLength) {
      return [[title, `Please use at most ${maxLength} characters.`]];
    }
    return [];
  });
  return Object.fromEntries(problems);
}

/** The texts as they are ordered: trimmed, and without those left empty. */
export const writtenTexts = (product: Product, texts: CustomTexts): Record<string, string> =>
  Object.fromEntries(
    customTextsOf(product).flatMap(({ title }): [string, string][] => {
      const text = texts[title]?.trim();
      return text ? [[title, text]] : [];
    }),
  );
