import type { FieldReader } from '../../../kernel/input/field-reader.js';
import type { Dimensions } from '../../../shop/catalog-v1/product.js';

const units = ['UNKNOWN_DIMENSIONS_UNIT', 'MM', 'CM', 'M', 'IN', 'FT', 'YD'] as const;
const longest = 999_999_999;
const maxScale = 6;

/** Reads a length: a decimal number as a string. */
function readSide(reader: FieldReader, value: unknown, field: string): string | undefined {
  const text = reader.string(value, field, { max: 20 });
  if (text === undefined) return undefined;
  const [, decimals = ''] = /^-?\d+(?:\.(\d+))?$/.exec(text) ?? [undefined, undefined];
  if (!/^-?\d+(\.\d+)?$/.test(text))
    return reader.addViolation(field, 'must be a decimal number as a string', 'FORMAT');
  if (Number(text) < 0) return reader.addViolation(field, 'must be greater than or equal to 0', 'DECIMAL_GTE');
  if (Number(text) > longest)
    return reader.addViolation(field, `must be less than or equal to ${longest}`, 'DECIMAL_LTE');
  if (decimals.length > maxScale) {
    return reader.addViolation(field, `must have at most ${maxScale} decimals`, 'DECIMAL_MAX_SCALE', {
      data: { maxScale },
    });
  }
  return text;
}

/** Reads the dimensions of a product, a variant or a package. */
export function readDimensions(reader: FieldReader, value: unknown, field: string): Dimensions | undefined {
  const input = reader.object(value, field);
  if (!input) return undefined;
  const [length, width, height] = (['length', 'width', 'height'] as const).map((side) =>
    readSide(reader, input[side], `${field}.${side}`),
  );
  return {
    ...(length !== undefined && { length }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    unit: reader.enumeration(input['unit'], `${field}.unit`, units) ?? 'UNKNOWN_DIMENSIONS_UNIT',
  };
}
