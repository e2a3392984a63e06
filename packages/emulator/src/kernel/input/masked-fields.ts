import type { FieldReader } from './field-reader.js';
import { maskPaths } from './mask-paths.js';
import { type Input, isMissing, isObject } from './object.js';

/**
 * Fields that a field mask may contain: `'value'` for a single value, `'any'` for an object with arbitrary fields, or
 * the fields of an object.
 */
export type MaskFields = 'value' | 'any' | { readonly [name: string]: MaskFields };

/** Request with a field mask. */
export interface MaskedRequest {
  /** Entity in the request body. */
  readonly input: Input;
  /** Stored entity, with its current values of `fields`. */
  readonly before: object;
  /** Field mask of the request, in any of the platform's formats. */
  readonly mask: unknown;
  /** Fields that the mask may contain. */
  readonly fields: { readonly [name: string]: MaskFields };
  /**
   * Name of the field mask in the request.
   *
   * @default 'fieldMask'
   */
  readonly maskField?: string;
}

const isKnown = (fields: MaskFields, [name, ...rest]: readonly string[]): boolean =>
  name === undefined ||
  fields === 'any' ||
  (typeof fields === 'object' && Object.hasOwn(fields, name) && isKnown(fields[name] as MaskFields, rest));

/** Returns `before` with the requested value at a path. Objects without remaining fields are removed. */
function write(before: unknown, requested: unknown, fields: MaskFields, [name, ...rest]: readonly string[]): unknown {
  const isWhole = name === undefined;
  if (isWhole && (typeof fields === 'string' || !(isMissing(requested) || isObject(requested))))
    return requested ?? undefined;
  const children = typeof fields === 'object' ? fields : {};
  const result: Record<string, unknown> = isObject(before) ? { ...before } : {};
  for (const field of isWhole ? Object.keys(children) : [name]) {
    const value = isObject(requested) ? requested[field] : undefined;
    const written = write(result[field], value, children[field] ?? 'any', rest);
    if (written === undefined) delete result[field];
    else result[field] = written;
  }
  return Object.keys(result).length > 0 ? result : undefined;
}

/**
 * Returns the fields that a request changes, each with its complete new value, or `null` if the request clears it.
 * Without a mask, these are the fields of the request. With a mask, they are the fields of the mask: one that the
 * request omits is cleared. An unknown field in the mask is a `FIELD_NOT_ALLOWED` violation.
 */
export function maskedFields(
  read: FieldReader,
  { maskField: at = 'fieldMask', before, fields, input: requested, mask }: MaskedRequest,
): Input {
  const paths = maskPaths(mask)?.map((path) => path.split('.'));
  if (!paths) return requested;
  const unknown = paths.filter((path) => !isKnown(fields, path));
  for (const path of unknown) {
    read.addViolation(at, `${path.join('.')} is not a field that can be changed`, 'FIELD_NOT_ALLOWED');
  }
  const allowed = paths.filter((path) => !unknown.includes(path));
  const after = allowed.reduce<unknown>((changed, path) => write(changed, requested, fields, path), before);
  const changed = isObject(after) ? after : {};
  return Object.fromEntries(allowed.map(([name = '']) => [name, changed[name] ?? null]));
}
