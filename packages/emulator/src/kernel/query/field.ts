/** Value of a document field. Dates are ISO 8601 strings. */
export type FieldValue = string | number | boolean | readonly string[] | null | undefined;

/** Types of fields. `numeric` is a number that requests and responses contain as a string. */
export type FieldType = 'string' | 'number' | 'numeric' | 'date' | 'boolean' | 'list';

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
  fields.get(name.startsWith('_') ? name.slice(1) : name);

/**
 * Converts a value for comparison: dates to milliseconds since 1970, numeric strings to numbers, absent values to
 * `null`.
 */
export function comparable(type: FieldType, value: FieldValue): Comparable {
  if (value === null || value === undefined || typeof value === 'object') return null;
  if (type === 'date') return Date.parse(String(value));
  return type === 'numeric' ? Number(value) : value;
}
