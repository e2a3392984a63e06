import type { RouteContext } from '../../http/route.js';
import { isObject } from '../../query/index.js';
import type { FieldReader, Input } from '../input/index.js';

/** The product that a body is about. */
export const productIn = (reader: FieldReader, { body }: RouteContext): Input =>
  reader.needed(isObject(body) ? body['product'] : undefined, 'product');
