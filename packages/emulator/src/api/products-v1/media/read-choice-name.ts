import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing } from '../../../kernel/input/object.js';
import type { ChoiceName } from '../../../shop/catalog-v1/media/choice-media.js';
import type { StoredProduct } from '../../../shop/catalog-v1/product.js';

/** Reads a reference to a choice of a product, by its description or value. */
export function readChoiceName(
  reader: FieldReader,
  input: Input,
  at: string,
  { options }: StoredProduct,
): ChoiceName | undefined {
  const [name, wanted] = (['option', 'choice'] as const).map((field) => {
    if (isMissing(input[field])) reader.missing(`${at}.${field}`);
    return reader.string(input[field], `${at}.${field}`, { min: 1, max: 50 });
  });
  if (name === undefined || wanted === undefined) return undefined;
  const option = options.find((candidate) => candidate.name === name);
  if (!option) {
    return reader.addViolation(`${at}.option`, 'is not an option of this product', 'OTHER', {
      ruleName: 'UNKNOWN_OPTION',
    });
  }
  const choice =
    option.choices.find(({ description }) => description === wanted) ??
    option.choices.find(({ value }) => value === wanted);
  if (choice) return { option: name, choice: choice.description };
  return reader.addViolation(`${at}.choice`, 'is not a choice of this option', 'OTHER', { ruleName: 'UNKNOWN_CHOICE' });
}
