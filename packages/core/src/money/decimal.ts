import { invalidArgument } from '../errors/invalid-argument.js';
import { isDevelopment } from '../errors/is-development.js';

/** A decimal amount: a string such as `"12.34"`, or a number. */
export type Decimal = string | number;

/** A decimal number: `units / 10 ** scale`. */
interface ScaledDecimal {
  readonly units: bigint;
  readonly scale: number;
}

const pattern = /^-?\d{1,40}(\.\d{1,40})?$/;

/** Parses a decimal. Throws for other values, such as `"1e3"`, `"1,5"` or `NaN`. */
export function readDecimal(value: Decimal, name = 'amount'): ScaledDecimal {
  const text = String(value);
  if (!pattern.test(text)) throw invalidArgument(name, isDevelopment && 'a decimal such as "12.34"');
  const [whole = '', fraction = ''] = text.split('.');
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

/** Formats a decimal with all of its decimal places. */
export function writeDecimal({ units, scale }: ScaledDecimal): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const point = digits.length - scale;
  return `${units < 0n ? '-' : ''}${digits.slice(0, point)}${scale > 0 ? `.${digits.slice(point)}` : ''}`;
}

/** Changes the number of decimal places. Rounds half away from zero. */
export function rescale({ units, scale }: ScaledDecimal, to: number): ScaledDecimal {
  if (to >= scale) return { units: units * 10n ** BigInt(to - scale), scale: to };
  const divisor = 10n ** BigInt(scale - to);
  const half = units < 0n ? -divisor / 2n : divisor / 2n;
  return { units: (units + half) / divisor, scale: to };
}

/** Converts two decimals to the same number of decimal places: the larger of the two. */
export function aligned(one: ScaledDecimal, other: ScaledDecimal): [ScaledDecimal, ScaledDecimal] {
  const scale = Math.max(one.scale, other.scale);
  return [rescale(one, scale), rescale(other, scale)];
}
