import type { Cell } from './column.js';
import { type Comparable, type FieldType, comparable } from './field.js';
import { queryError } from './query-error.js';

/** Whether a value satisfies the condition. */
type Test = (value: Cell) => boolean;

/** Condition of one operator. `ignoresCase`: expects strings in lower case. */
export interface Condition {
  readonly test: Test;
  readonly ignoresCase: boolean;
}

type Operand = Comparable;
type Operator = (type: FieldType, operand: unknown, path: string) => Test;

const isString = (value: unknown) => typeof value === 'string';

const isNumeric = (pattern: RegExp) => (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && pattern.test(value));

const accepted: Record<FieldType, (value: unknown) => boolean> = {
  string: isString,
  enum: isString,
  list: isString,
  items: isString,
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  numeric: isNumeric(/^-?\d{1,30}$/),
  decimal: isNumeric(/^-?\d{1,15}(\.\d{1,15})?$/),
  date: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  any: (value) => isString(value) || typeof value === 'number' || typeof value === 'boolean',
};

const expected: Record<FieldType, string> = {
  string: 'a string',
  enum: 'a string',
  list: 'a string',
  items: 'a string',
  boolean: 'true or false',
  number: 'a number',
  numeric: 'a whole number',
  decimal: 'a number',
  date: 'a date (ISO 8601)',
  any: 'a string, a number, true or false, or a date',
};

const one = (type: FieldType, operand: unknown, path: string): Exclude<Operand, null> => {
  if (!accepted[type](operand)) throw queryError(path, `must be ${expected[type]}`, 'FORMAT', 'INVALID_FILTER_VALUE');
  return comparable(type, operand as string | number | boolean) as Exclude<Operand, null>;
};

const oneOrNull = (type: FieldType, operand: unknown, path: string): Operand =>
  operand === null ? null : one(type, operand, path);

const many = (type: FieldType, operand: unknown, path: string): Set<Cell> => {
  if (!Array.isArray(operand)) throw queryError(path, 'must be a list', 'FORMAT', 'INVALID_FILTER_VALUE');
  return new Set(operand.map((value: unknown, index) => oneOrNull(type, value, `${path}[${index}]`)));
};

/** Values of a list, or the single value of another field. Empty if it is `null`. */
const getValues = (value: Cell): readonly Cell[] => {
  if (value === null) return [];
  return typeof value === 'object' ? value : [value];
};

/** Whether one of the values satisfies a condition. */
const anyValue = (value: Cell, passes: (present: Cell) => boolean): boolean =>
  typeof value === 'object' && value !== null ? value.some(passes) : value !== null && passes(value);

const equal: Operator = (type, operand, path) => {
  const wanted = oneOrNull(type, operand, path);
  if (wanted === null) return (value) => getValues(value).length === 0;
  return type === 'list' || type === 'any' ? (value) => getValues(value).includes(wanted) : (value) => value === wanted;
};

const compare =
  (holds: (left: string | number | boolean, right: string | number | boolean) => boolean): Operator =>
  (type, operand, path) => {
    const bound = one(type, operand, path);
    const expectedType = typeof bound;
    return (value) => typeof value === expectedType && holds(value as typeof bound, bound);
  };

const text =
  (holds: (value: string, part: string) => boolean): Operator =>
  (type, operand, path) => {
    const part = String(one(type, operand, path)).toLowerCase();
    if (type === 'any') return (value) => typeof value === 'string' && holds(value.toLowerCase(), part);
    return (value) => typeof value === 'string' && holds(value, part);
  };

const hasSome: Operator = (type, operand, path) => {
  const wanted = many(type, operand, path);
  const isWanted = (present: Cell) => wanted.has(present);
  return (value) => anyValue(value, isWanted);
};

interface OperatorDefinition {
  readonly types: readonly FieldType[];
  readonly test: Operator;
  /** Whether the test reads sort keys, which are in lower case. Fields of any type have others. */
  readonly ignoresCase?: true;
}

const single: readonly FieldType[] = ['string', 'enum', 'number', 'numeric', 'decimal', 'date', 'boolean', 'any'];
const ordered: readonly FieldType[] = ['string', 'number', 'numeric', 'decimal', 'date', 'any'];
const texts: readonly FieldType[] = ['string', 'any'];
const lists: readonly FieldType[] = ['list', 'items'];

const isIn: Operator = (type, operand, path) => {
  const wanted = many(type, operand, path);
  const isWanted = (present: Cell) => wanted.has(present);
  return (value) => anyValue(value, isWanted) || (wanted.has(null) && getValues(value).length === 0);
};

const isPresent: Operator = (type, operand, path) => {
  if (typeof operand !== 'boolean') throw queryError(path, 'must be true or false', 'FORMAT', 'INVALID_FILTER_VALUE');
  return (value) => getValues(value).length > 0 === operand;
};

const not =
  (operator: Operator): Operator =>
  (type, operand, path) => {
    const test = operator(type, operand, path);
    return (value) => !test(value);
  };

const operators: Record<string, OperatorDefinition> = {
  $eq: { types: [...single, 'list'], test: equal },
  $ne: { types: [...single, 'list'], test: not(equal) },
  $gt: { types: ordered, test: compare((left, right) => left > right) },
  $gte: { types: ordered, test: compare((left, right) => left >= right) },
  $lt: { types: ordered, test: compare((left, right) => left < right) },
  $lte: { types: ordered, test: compare((left, right) => left <= right) },
  $startsWith: { types: texts, ignoresCase: true, test: text((value, part) => value.startsWith(part)) },
  $endsWith: { types: texts, ignoresCase: true, test: text((value, part) => value.endsWith(part)) },
  $contains: { types: texts, ignoresCase: true, test: text((value, part) => value.includes(part)) },
  $in: { types: [...single, 'list'], test: isIn },
  $nin: { types: [...single, 'list'], test: not(isIn) },
  $hasSome: { types: ['string', 'number', 'numeric', 'list', 'any'], test: hasSome },
  $hasAll: {
    types: ['string', 'number', 'numeric', 'list', 'any'],
    test: (type, operand, path) => {
      const wanted = [...many(type, operand, path)];
      return (value) => {
        const values = getValues(value);
        return wanted.every((candidate) => values.includes(candidate));
      };
    },
  },
  $exists: { types: [...single, ...lists], test: isPresent },
  $isEmpty: {
    types: ['string', ...lists],
    test: (type, operand, path) => {
      const isFilled = isPresent(type, operand, path);
      return (value) => !isFilled(value === '' ? null : value);
    },
  },
};

/**
 * Compiles one operator, such as `$gt`, with its operand. `$startsWith`, `$endsWith` and `$contains` ignore case; all
 * others are exact. `$eq`, `$ne` and `$in` on a list search it for the value. `null` matches an absent value.
 *
 * @throws {ValidationError} for an unknown operator, one that the field's type does not support, or an operand of the
 * wrong type
 */
export function operatorTest(type: FieldType, operator: string, operand: unknown, path: string): Condition {
  const found = Object.hasOwn(operators, operator) ? operators[operator] : undefined;
  if (!found?.types.includes(type)) {
    const supported = Object.keys(operators).filter((name) => operators[name]?.types.includes(type));
    throw queryError(
      path,
      `operator ${operator.slice(0, 50)} is not supported here; use one of ${supported.join(', ')}`,
      'OTHER',
      'INVALID_FILTER_OPERATOR',
    );
  }
  return { test: found.test(type, operand, path), ignoresCase: type !== 'any' && (found.ignoresCase ?? false) };
}
