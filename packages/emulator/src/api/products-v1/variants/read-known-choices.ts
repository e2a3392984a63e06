import type { FieldReader } from '../../../kernel/input/field-reader.js';
import type { StoredProduct } from '../../../shop/catalog-v1/product.js';

/** Reads choices of a product, by their descriptions or values. */
export function readKnownChoices(
  reader: FieldReader,
  value: unknown,
  field: string,
  { options }: Pick<StoredProduct, 'options'>,
): Record<string, string> {
  const input = reader.object(value, field) ?? {};
  const entries = Object.entries(input).flatMap(([name, wanted]): [string, string][] => {
    const at = `${field}.${name.slice(0, 50)}`;
    const option = options.find((candidate) => candidate.name === name);
    if (!option) {
      reader.addViolation(at, 'is not an option of this product', 'OTHER', { ruleName: 'UNKNOWN_OPTION' });
      return [];
    }
    if (typeof wanted !== 'string') reader.addViolation(at, 'must be a string', 'FORMAT');
    const choice =
      option.choices.find(({ description }) => description === wanted) ??
      option.choices.find((candidate) => candidate.value === wanted);
    if (choice) return [[name, choice.description]];
    if (typeof wanted === 'string') {
      reader.addViolation(at, 'is not a choice of this option', 'OTHER', { ruleName: 'UNKNOWN_CHOICE' });
    }
    return [];
  });
  return Object.fromEntries(entries);
}
