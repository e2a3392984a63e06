import { FieldReader } from '../../kernel/input/field-reader.js';
import { convertibleCurrencies } from '../../kernel/money/convert.js';

const codes = convertibleCurrencies.map(({ code }) => code);

/**
 * Reads the currencies of a conversion from the path.
 *
 * @throws {ValidationError} if a currency has no conversion rate
 */
export function readCurrencies(params: Readonly<Record<string, string>>): {
  readonly from: string;
  readonly to: string;
} {
  const read = new FieldReader();
  const from = read.oneOf(params.from, 'from', codes);
  const to = read.oneOf(params.to, 'to', codes);
  read.check();
  return { from: from ?? '', to: to ?? '' };
}
