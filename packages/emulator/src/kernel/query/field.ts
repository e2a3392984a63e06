/** Value of a document field. Dates are ISO 8601 strings. */
export type FieldValue = string | number | boolean | readonly FieldValue[] | null | undefined;

/**
 * Types of fields. `numeric` and `decimal` are numbers that requests and responses contain as a string, and `enum` is a
 * string that is compared for equality only. `items` is a list of objects, with the IDs of the objects as its value. `any`
 * has values of several types, of which only those of the operand's type match, and is sorted by type, then by value.
 */
export type FieldType =
  'string' | 'enum' | 'number' | 'numeric' | 'decimal' | 'date' | 'boolean' | 'list' | 'items' | 'any';

/** Field that queries may filter or sort by. */
export interface QueryField<T> {
  readonly type: FieldType;
  readonly sortable: boolean;
  /** Reads the field of a document. */
  read(document: T): FieldValue;
}

/** Fields that queries of an entity can filter and sort by, with the platform's names. */
export type QueryFields<T> = ReadonlyMap<string, QueryField<T>>;

/** Single value, converted for comparison. */
export type Comparable = string | number | boolean | null;

/** Finds a field by name. System fields have two names, such as `id` and `_id`. */
export const findField = <T>(fields: QueryFields<T>, name: string): QueryField<T> | undefined =>
  fields.get(name) ?? (name.startsWith('_') ? fields.get(name.slice(1)) : undefined);

/**
 * Converts a value for comparison: dates to milliseconds since 1970, numeric strings to numbers, absent values to
 * `null`.
 */
export function comparable(type: FieldType, value: FieldValue): Comparable {
  if (value === null || value === undefined || typeof value === 'object') return null;
  if (type === 'date') return Date.parse(String(value));
  return type === 'numeric' || type === 'decimal' ? Number(value) : value;
}
