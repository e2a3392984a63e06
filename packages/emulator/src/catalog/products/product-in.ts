import type { RouteContext } from '../../http/route.js';
import { isObject } from '../../query/index.js';
import type { FieldReader, Input } from '../input/index.js';

/**
 * The product that a body is about.
 * @throws {ValidationError} when there is none
 */
export function productIn(reader: FieldReader, { body }: RouteContext): Input {
  const input = reader.needed(isObject(body) ? body['product'] : undefined, 'product');
  reader.check();
  return input;
}
