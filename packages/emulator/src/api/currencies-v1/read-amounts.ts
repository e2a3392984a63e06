import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';

function readDecimal(read: FieldReader, input: unknown, path: string): string {
  const { value, decimalPlaces } = read.required(input, path);
  const digits = read.string(value, `${path}.value`, { max: 40 }) ?? '0';
  const places = read.number(decimalPlaces, `${path}.decimalPlaces`, { max: 40, scale: 0 }) ?? 0;
  if (/^-?\d+$/.test(digits)) return `${digits}e-${places}`;
  read.addViolation(`${path}.value`, 'must be an integer', 'FORMAT');
  return '0';
}

/**
 * Reads the amounts of a conversion, as numbers in exponent notation.
 *
 * @throws {ValidationError} for invalid amounts, and unless there are 1 to 100
 */
export function readAmounts(body: unknown): readonly string[] {
  const read = new FieldReader();
  const given = isObject(body) ? body['amounts'] : undefined;
  if (given === undefined) read.missing('amounts');
  const list = read.list(given, 'amounts', { min: 1, max: 100 }) ?? [];
  const amounts = list.map((value, index) => readDecimal(read, value, `amounts[${index}]`));
  read.check();
  return amounts;
}
