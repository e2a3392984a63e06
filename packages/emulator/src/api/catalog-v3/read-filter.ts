import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import type { Input } from '../../kernel/input/object.js';

/**
 * Reads the required `filter` of a bulk request. `{}` matches everything.
 *
 * @throws {ValidationError} if it is missing or not an object
 */
export const readFilter = (body: unknown): Input => bodyObject(new FieldReader(), body, 'filter');
