import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isObject } from '../../../kernel/input/object.js';

/**
 * Reads the `orderId` of a body.
 *
 * @throws {ValidationError} if it is missing
 */
export function readOrderId(body: unknown): string {
  const read = new FieldReader();
  const orderId = read.string((isObject(body) ? body['orderId'] : undefined) ?? '', 'orderId', { min: 1, max: 100 });
  read.check();
  return orderId ?? '';
}
