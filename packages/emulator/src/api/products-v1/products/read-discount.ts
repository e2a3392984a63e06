import type { FieldReader } from '../../../kernel/input/field-reader.js';
import type { Discount } from '../../../shop/catalog-v1/product.js';

/** Reads a discount: a percentage up to 100, or an amount. Absent fields stay unchanged. */
export function readDiscount(
  reader: FieldReader,
  value: unknown,
  current: Discount,
  currency: string,
): Discount | undefined {
  const field = 'product.discount';
  const input = reader.object(value, field);
  if (!input) return undefined;
  const requestedType = reader.oneOf(input['type'], `${field}.type`, ['NONE', 'AMOUNT', 'PERCENT']);
  const type = requestedType ?? current.type;
  const at = `${field}.value`;
  const amount =
    type === 'PERCENT'
      ? reader.number(input['value'], at, { scale: 2, max: 100 })
      : reader.amount(input['value'], at, currency);
  if (type === 'NONE') return { type, value: 0 };
  const currentValue = type === current.type ? current.value : undefined;
  if ((input['value'] ?? currentValue) === undefined) return reader.missing(at);
  return { type, value: amount ?? currentValue ?? 0 };
}
