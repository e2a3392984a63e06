/**
 * Characters without a visible form: controls, zero-width characters, marks that reorder text, and tags. Texts for
 * software hide instructions in them that no person who approves the text sees.
 */
const invisible =
  // eslint-disable-next-line no-control-regex, no-misleading-character-class -- Controls are what is searched for.
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb\u{e0000}-\u{e0fff}]/gu;

/**
 * Removes the characters of a text that readers cannot see, such as zero-width characters and tags. Use it for texts of
 * merchants and shoppers that you pass to a language model: instructions can be hidden in them.
 *
 * @param text - Text, such as the name of a product.
 * @returns The text without them, and without space at its ends. Empty for `null` and `undefined`.
 * @example
 * ```ts
 * import { toVisibleText, type CatalogProduct } from '@cartwright/stores/catalog';
 *
 * export const describe = ({ name, brand }: CatalogProduct) => ({
 *   name: toVisibleText(name),
 *   brand: toVisibleText(brand),
 * });
 * ```
 * @see https://www.unicode.org/reports/tr36/ Unicode Security Considerations
 */
export const toVisibleText = (text: string | null | undefined): string => (text ?? '').replace(invisible, '').trim();
