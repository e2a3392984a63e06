import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { FieldReader } from '../../kernel/input/field-reader.js';
import {
  type ServicePrice,
  type ShippingRule,
  comparisons,
  shippingRuleTypes,
} from '../../shop/settings/shipping-table.js';
import { readDecimal } from '../catalog-v3/read-amount.js';

const max = 999_999_999;

/** Reads a required decimal string and returns it as given. */
function requireDecimal(read: FieldReader, value: unknown, field: string, scale: number): string {
  if (value === undefined || value === null) read.missing(field);
  return readDecimal(read, value, field, { max, scale }) === undefined ? '0' : String(value);
}

function readCondition(read: FieldReader, value: unknown, field: string): ShippingRule {
  const input = read.required(value, field);
  for (const name of ['type', 'operator']) if (!input[name]) read.missing(`${field}.${name}`);
  const type = read.enumeration(input['type'], `${field}.type`, shippingRuleTypes) ?? 'BY_TOTAL_PRICE';
  const operator = read.enumeration(input['operator'], `${field}.operator`, comparisons) ?? 'EQ';
  return { type, operator, value: requireDecimal(read, input['value'], `${field}.value`, 6) };
}

/** Reads `min` to 50 rates of a shipping option or pickup location. */
export function readRates(read: FieldReader, value: unknown, field: string, min = 1): readonly ServicePrice[] {
  if (min > 0 && (value === undefined || value === null)) read.missing(field);
  const rates = read.list(value, field, { min, max: 50 }) ?? [];
  return rates.map((rate, index) => {
    const at = `${field}[${index}]`;
    const input = read.required(rate, at);
    const conditions = read.list(input['conditions'], `${at}.conditions`, { max: 10 }) ?? [];
    const perPiece = read.boolean(input['multiplyByQuantity'], `${at}.multiplyByQuantity`) ?? false;
    return {
      price: requireDecimal(read, input['amount'], `${at}.amount`, 3),
      rules: conditions.map((one, position) => readCondition(read, one, `${at}.conditions[${position}]`)),
      ...(perPiece && { perPiece }),
    };
  });
}

/**
 * Checks that conditions on the quantity have whole numbers.
 *
 * @throws {ApplicationError} 400 `INVALID_QUANTITY_VALUE`
 */
export function checkQuantities(prices: readonly ServicePrice[]): void {
  const rules = prices.flatMap((price) => price.rules);
  const invalid = rules.find(({ type, value }) => type === 'BY_TOTAL_QUANTITY' && !Number.isInteger(Number(value)));
  if (!invalid) return;
  const description = `A quantity must be a whole number, not ${invalid.value}.`;
  throw new ApplicationError('invalidArgument', 'INVALID_QUANTITY_VALUE', description, { value: invalid.value });
}
