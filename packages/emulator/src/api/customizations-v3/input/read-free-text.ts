import type { FieldReader } from '../../../kernel/input/field-reader.js';
import type { FreeText } from '../../../shop/catalog-v3/customizations/customization.js';
import { readDecimal } from '../../catalog-v3/read-amount.js';
import { readName } from '../../catalog-v3/read-name.js';

/** Maximum length of an input, in characters. */
const maxInput = 500;

/** Reads the settings of a text input, with those of `before` for the fields that the value does not have. */
export function readFreeText(
  read: FieldReader,
  value: unknown,
  field: string,
  before?: FreeText,
): Omit<FreeText, 'key'> | undefined {
  const input = read.object(value, field);
  if (!input) return undefined;
  const length = (name: string) => read.number(input[name], `${field}.${name}`, { max: maxInput, scale: 0 });
  const addedPrice = readDecimal(read, input['defaultAddedPrice'], `${field}.defaultAddedPrice`) ?? before?.addedPrice;
  return {
    title: before && !('title' in input) ? before.title : readName(read, input['title'], `${field}.title`, 100),
    minLength: length('minCharCount') ?? before?.minLength ?? 0,
    maxLength: length('maxCharCount') ?? before?.maxLength ?? maxInput,
    ...(addedPrice !== undefined && { addedPrice }),
  };
}
