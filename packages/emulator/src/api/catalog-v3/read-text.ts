import type { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isMissing } from '../../kernel/input/object.js';
import type { StoredText } from '../../shop/catalog-v3/entity.js';

/** Maximum length of a text as HTML, in characters. */
const maxHtml = 16_000;

/** Maximum length of rich content as JSON, in characters. */
const maxRich = 400_000;

/**
 * Reads a text: `description` as rich content, or `plainDescription` as HTML, which is ignored beside rich content.
 * `undefined` if the request has neither. Too much rich content is a `DESCRIPTION_SIZE_TOO_BIG` violation.
 *
 * @param field - Path of the object with the fields.
 */
export function readText(reader: FieldReader, input: Input, field: string): StoredText | undefined {
  const { description, plainDescription } = input;
  const rich = reader.object(description, `${field}.description`);
  const html = reader.string(plainDescription, `${field}.plainDescription`, { max: maxHtml });
  if (rich && JSON.stringify(rich).length > maxRich) {
    return reader.addViolation(`${field}.description`, 'is too long', 'OTHER', {
      ruleName: 'DESCRIPTION_SIZE_TOO_BIG',
    });
  }
  if (rich) return { rich };
  if (html !== undefined) return { html };
  const isCleared = [description, plainDescription].some((value) => value !== undefined && isMissing(value));
  return isCleared ? {} : undefined;
}
