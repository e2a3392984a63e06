const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/**
 * Converts the HTML of a description to text in one line, for metadata and structured data.
 *
 * @param html - HTML, such as the `description` of a product.
 * @param maxLength - Maximum length of the text, in UTF-16 code units. Longer texts are cut after a word and end with `…`.
 * Defaults to no limit.
 * @returns The text. It is not escaped: escape it where you put it into HTML.
 * @example
 * ```ts
 * import { toPlainText, type CatalogProduct } from '@cartwright/stores/catalog';
 *
 * export const getDescription = ({ description, seo }: CatalogProduct) =>
 *   seo.description || toPlainText(description, 160);
 * ```
 */
export function toPlainText(html: string, maxLength = Number.POSITIVE_INFINITY): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength - 1).replace(/\s+\S*$/, '')}…`;
}
