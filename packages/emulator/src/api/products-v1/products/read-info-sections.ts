import type { FieldReader } from '../../../kernel/input/field-reader.js';
import type { StoredProduct } from '../../../shop/catalog-v1/product.js';

/** Reads the info sections, which replace all existing ones. An empty list removes them. */
export function readInfoSections(
  reader: FieldReader,
  value: unknown,
): StoredProduct['additionalInfoSections'] | undefined {
  const field = 'product.additionalInfoSections';
  return reader.list(value, field, { max: 100 })?.map((item, index) => {
    const at = `${field}[${index}]`;
    const section = reader.required(item, at);
    return {
      title: reader.string(section['title'], `${at}.title`, { max: 50 }) ?? '',
      description: reader.string(section['description'], `${at}.description`, { max: 16_000 }) ?? '',
    };
  });
}
