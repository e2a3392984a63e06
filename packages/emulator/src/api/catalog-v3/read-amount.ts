import { type FieldReader, largestAmount } from '../../kernel/input/field-reader.js';

/** Bounds of a decimal string. */
interface DecimalBounds {
  /** Minimum. Defaults to 0. */
  readonly min?: number;
  /** Maximum. Defaults to the platform's largest amount. */
  readonly max?: number;
  /** Maximum number of decimal places. Defaults to 3. */
  readonly scale?: number;
}

/** Reads a decimal string, such as `"12.50"`. */
export function readDecimal(reader: FieldReader, value: unknown, field: string, bounds: DecimalBounds = {}) {
  const { max = largestAmount, min = 0, scale = 3 } = bounds;
  const text = reader.string(value, field, { max: 30 });
  if (text === undefined) return undefined;
  const [, decimals = ''] = /^-?\d+(?:\.(\d+))?$/.exec(text) ?? [undefined, undefined];
  if (decimals === undefined || !/^-?\d+(\.\d+)?$/.test(text)) {
    return reader.addViolation(field, 'must be a decimal number as a string', 'FORMAT');
  }
  if (Number(text) < min)
    return reader.addViolation(field, `must be greater than or equal to ${min}`, 'DECIMAL_GTE', { data: { min } });
  if (Number(text) > max)
    return reader.addViolation(field, `must be less than or equal to ${max}`, 'DECIMAL_LTE', { data: { max } });
  if (decimals.length > scale) {
    const data = { maxScale: scale };
    return reader.addViolation(field, `must have at most ${scale} decimals`, 'DECIMAL_MAX_SCALE', { data });
  }
  return Number(text) + 0;
}

/** Reads `{ amount }`, an amount as a decimal string. */
export function readMoney(reader: FieldReader, value: unknown, field: string): number | undefined {
  const input = reader.object(value, field);
  return input && readDecimal(reader, input['amount'], `${field}.amount`);
}
