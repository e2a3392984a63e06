import { isObject } from '../../kernel/input/object.js';
import type { FieldValue, QueryField } from '../../kernel/query/field.js';
import type { DataItem } from './data-item.js';

/** First character of compared dates, which no text has. */
const DATE_MARK = '\u0000';

/** Converts a stored value or an operand to one that queries compare: dates and objects become strings. */
export function toComparable(value: unknown): FieldValue {
  if (Array.isArray(value)) return value.map(toComparable);
  if (!isObject(value)) return value as FieldValue;
  const date = value['$date'];
  return typeof date === 'string' ? `${DATE_MARK}${date}` : JSON.stringify(value);
}

/** Reads the value at a path such as `address.city`. */
function readPath(value: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  return isObject(value) && Object.hasOwn(value, name) ? readPath(value[name], rest) : undefined;
}

/** Reads a field of an item, by its key or path. */
export const readField = ({ data, references }: DataItem, path: string): unknown =>
  Object.hasOwn(references, path) ? references[path] : readPath(data, path.split('.'));

/** Fields of items: any name is one, because the fields of a collection are not enforced. */
export class ItemFields extends Map<string, QueryField<DataItem>> {
  override get(name: string): QueryField<DataItem> {
    const known = super.get(name);
    if (known) return known;
    const read = (item: DataItem) => toComparable(readField(item, name));
    const field: QueryField<DataItem> = { type: 'any', sortable: true, read };
    this.set(name, field);
    return field;
  }
}

const isOperators = (condition: unknown): condition is Record<string, unknown> =>
  isObject(condition) && Object.keys(condition).some((key) => key.startsWith('$') && key !== '$date');

/** Converts a filter of the data API to one that queries compile: its operands, and the list of a `$not`. */
export function toQueryFilter(filter: unknown): unknown {
  if (!isObject(filter)) return filter;
  return Object.fromEntries(
    Object.entries(filter).map(([name, condition]) => {
      if (name === '$not')
        return [name, Array.isArray(condition) ? { $or: condition.map(toQueryFilter) } : toQueryFilter(condition)];
      if (name.startsWith('$')) return [name, Array.isArray(condition) ? condition.map(toQueryFilter) : condition];
      if (!isOperators(condition)) return [name, { $eq: toComparable(condition) }];
      return [
        name,
        Object.fromEntries(Object.entries(condition).map(([key, operand]) => [key, toComparable(operand)])),
      ];
    }),
  );
}
