import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';

/**
 * Reads the fields on request: `fields` of a body or query string, where a single value is not a list.
 *
 * @throws {ValidationError} for a field that the entity does not have
 */
export function requestedFields<const F extends string>(request: unknown, known: readonly F[]): ReadonlySet<F> {
  const read = new FieldReader();
  const value = isObject(request) ? request['fields'] : undefined;
  const list = read.list(typeof value === 'string' ? [value] : value, 'fields', { max: 100 }) ?? [];
  const fields = list.flatMap((field, index) => read.enumeration(field, `fields[${index}]`, known) ?? []);
  read.check();
  return new Set(fields);
}
