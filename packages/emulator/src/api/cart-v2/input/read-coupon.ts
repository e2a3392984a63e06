import { readString } from '../../../kernel/input/read-string.js';
import { isObject } from '../../../kernel/input/object.js';
import { check, violation } from '../../../kernel/input/violation.js';

/** Reads the code of a coupon to add. @throws {ValidationError} */
export function readCoupon(value: unknown, field: string): string {
  const code = readString(isObject(value) ? value.code : undefined, `${field}.code`, 50)?.trim();
  check([code ? undefined : violation(`${field}.code`, 'must not be empty', 'REQUIRED_FIELD')]);
  return code ?? '';
}
