import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isObject } from '../../../kernel/input/object.js';

/** The order that a body names. @throws {ValidationError} where it names none */
export function orderIdIn(body: unknown): string {
  const read = new FieldReader();
  const orderId = read.text((isObject(body) ? body['orderId'] : undefined) ?? '', 'orderId', { min: 1, max: 100 });
  read.check();
  return orderId ?? '';
}
