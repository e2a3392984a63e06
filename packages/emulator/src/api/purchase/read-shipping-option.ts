import type { SelectedShippingOption } from '../../shop/pricing/totals/totals.js';
import { check, violation } from '../../kernel/input/violation.js';
import { isObject } from '../../kernel/input/object.js';
import { readString } from '../../kernel/input/read-string.js';

/**
 * Reads the selected shipping option.
 *
 * @throws {ValidationError} if it has no code
 */
export function readShippingOption(value: unknown, field: string): SelectedShippingOption | undefined {
  if (value === undefined || value === null) return undefined;
  const input = isObject(value) ? value : {};
  const code = readString(input.code, `${field}.code`, 250);
  const carrierId = readString(input.carrierId, `${field}.carrierId`, 36);
  check([code ? undefined : violation(`${field}.code`, 'must not be empty', 'REQUIRED_FIELD')]);
  return { code: code ?? '', ...(carrierId && { carrierId }) };
}
