import { type FieldReader, largestAmount } from '../../../kernel/input/field-reader.js';
import { isMissing } from '../../../kernel/input/object.js';
import Big from 'big.js';
import { findGivenField } from './find-given-field.js';

/** Adjusts a value. */
export type Adjustment = (value: number) => number;

const unchanged: Adjustment = (value) => value;

/**
 * Reads an adjustment: an amount, or a percentage from -100 to 1000.
 *
 * @param scale maximum decimal places of an amount, and decimal places that the result of a percentage is rounded to,
 *   unless the request rounds to an integer. By default amounts are unlimited, and percentages are rounded to 2 places.
 */
export function readAdjustment(
  reader: FieldReader,
  value: unknown,
  field: string,
  scale: number | undefined,
): Adjustment {
  const input = reader.object(value, field);
  if (!input) return unchanged;
  const kind = findGivenField(reader, input, field, ['amount', 'percentage']);
  if (kind === 'amount') {
    const amount =
      reader.number(input['amount'], `${field}.amount`, {
        min: -largestAmount,
        ...(scale !== undefined && { scale }),
      }) ?? 0;
    return (from) => new Big(from).plus(amount).toNumber();
  }
  const percentage = reader.object(input['percentage'], `${field}.percentage`) ?? {};
  const at = `${field}.percentage.rate`;
  if (kind === 'percentage' && isMissing(percentage['rate'])) reader.missing(at);
  const rate = reader.number(percentage['rate'], at, { min: -100, max: 1000, scale: 0 }) ?? 0;
  const toInteger = reader.boolean(percentage['roundToInt'], `${field}.percentage.roundToInt`) ?? false;
  return (from) =>
    new Big(from)
      .times(100 + rate)
      .div(100)
      .round(toInteger ? 0 : (scale ?? 2), Big.roundHalfUp)
      .toNumber();
}
