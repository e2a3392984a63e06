/** Value of a document field. Dates are ISO 8601 strings. */
export type FieldValue = string | number | boolean | readonly string[] | null | undefined;

/** The kinds of fields: `numeric` is a number that the wire writes as a string. */
export type FieldType = 'string' | 'number' | 'numeric' | 'date' | 'boolean' | 'list';

/** Field that queries may name. */
export interface QueryField<T> {
  readonly type: FieldType;
  readonly sortable: boolean;
  /** Reads the field of a document. */
  read(document: T): FieldValue;
}

/** Fields that queries of an entity can filter and sort by, with the platform's names. */
export type QueryFields<T> = ReadonlyMap<string, QueryField<T>>;

/** A single value in the form it is compared in. */
export type Comparable = string | number | boolean | null;

/** Finds a field. System fields may be named as on either side of the wire: `id` or `_id`. */
export const findField = <T>(fields: QueryFields<T>, name: string): QueryField<T> | undefined =>
  fields.get(name.startsWith('_') ? name.slice(1) : name);

/** Brings a value to the form it is compared in: dates as milliseconds, numeric strings as numbers, nothing as null. */
export function comparable(type: FieldType, value: FieldValue): Comparable {
  if (value === null || value === undefined || typeof value === 'object') return null;
  if (type === 'date') return Date.parse(String(value));
  return type === 'numeric' ? Number(value) : value;
}
