import { FieldReader } from './field-reader.js';
import { maskedFields, type MaskedRequest } from './masked-fields.js';
import { maskPaths } from './mask-paths.js';
import { isObject } from './object.js';

/** Path of a stored field in a request, such as `buyerInfo.email`, and the function that reads its value. */
export type FieldSource = readonly [path: string, read: (value: unknown, field: string) => unknown];

/** Request that changes fields of a stored entity. */
export interface FieldChanges extends Omit<MaskedRequest, 'before'> {
  /** Sources of the stored fields, by field name. */
  readonly sources: Readonly<Record<string, FieldSource>>;
  /** Name of the entity in the request, for field violations. */
  readonly root: string;
}

const parts = (path: string): readonly [string, string?] => path.split('.') as [string, string?];

/** Maps the stored fields to their names in a request. */
function toRequestFields(stored: object, sources: FieldChanges['sources']): object {
  const result: Record<string, unknown> = {};
  for (const [name, [path]] of Object.entries(sources)) {
    const value = (stored as Record<string, unknown>)[name];
    const [outer, inner] = parts(path);
    if (value === undefined) continue;
    result[outer] = inner === undefined ? value : { ...(result[outer] as object | undefined), [inner]: value };
  }
  return result;
}

/**
 * Returns the entity with the changes of a request applied. `null` removes a field.
 *
 * @throws {ValidationError} for a mask with an unknown field, or an invalid value
 */
export function applyFields<T extends object>(stored: T, { root, sources, ...request }: FieldChanges): T {
  const read = new FieldReader();
  const changes = maskedFields(read, { ...request, before: toRequestFields(stored, sources) });
  read.check();
  const isMasked = maskPaths(request.mask) !== undefined;
  const changed = { ...stored } as Record<string, unknown>;
  for (const [name, [path, readValue]] of Object.entries(sources)) {
    const [outer, inner] = parts(path);
    let value = changes[outer];
    if (inner !== undefined && isObject(value)) value = value[inner] ?? (isMasked ? null : value[inner]);
    else if (inner !== undefined && value !== null) continue;
    if (value === undefined) continue;
    const result = value === null ? undefined : readValue(value, `${root}.${path}`);
    if (result === undefined) delete changed[name];
    else changed[name] = result;
  }
  return changed as T;
}
