import { ownText } from './own-text.js';
import type { ReadableProduct } from './readable-product.js';
import type { Selection } from './selection.js';

/** Text inputs of a product, each with the text of the selection, trimmed. */
export const getTexts = ({ texts }: ReadableProduct, { customTextFields }: Selection) =>
  texts.map((field) => ({ ...field, text: (ownText(customTextFields, field.name) ?? '').trim() }));

/** Modifiers of a product, each with the name and choice of the selection. An unknown name has no choice. */
export const getModifiers = ({ modifiers }: ReadableProduct, selection: Selection) =>
  modifiers.map((modifier) => {
    const chosen = ownText(selection.modifiers, modifier.name) ?? '';
    return { ...modifier, chosen, choice: modifier.choices.find(({ name }) => chosen && name === chosen) };
  });

/** Amounts that the selected modifiers and texts add to the price. */
export const listAddedPrices = (product: ReadableProduct, selection: Selection): string[] => [
  ...getModifiers(product, selection).flatMap(({ choice }) => choice?.addedPrice ?? []),
  ...getTexts(product, selection).flatMap(({ text, addedPrice }) => (text && addedPrice) || []),
];
