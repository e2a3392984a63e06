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

const accepted: Record<FieldType, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  list: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  numeric: (value) => typeof value === 'number' || (typeof value === 'string' && /^-?\d{1,30}$/.test(value)),
  date: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
};

const expected: Record<FieldType, string> = {
  string: 'a string',
  list: 'a string',
  boolean: 'true or false',
  number: 'a number',
  numeric: 'a whole number',
  date: 'a date (ISO 8601)',
};

const one = (type: FieldType, operand: unknown, path: string): Exclude<Operand, null> => {
  if (!accepted[type](operand)) throw queryError(path, `must be ${expected[type]}`, 'FORMAT', 'INVALID_FILTER_VALUE');
  return comparable(type, operand as string | number | boolean) as Exclude<Operand, null>;
};

const oneOrNull = (type: FieldType, operand: unknown, path: string): Operand =>
  operand === null ? null : one(type, operand, path);

const many = (type: FieldType, operand: unknown, path: string): Set<Operand> => {
  if (!Array.isArray(operand)) throw queryError(path, 'must be a list', 'FORMAT', 'INVALID_FILTER_VALUE');
  return new Set(operand.map((value: unknown, index) => oneOrNull(type, value, `${path}[${index}]`)));
};

/** Values of a list, or the single value of another field. Empty if it is `null`. */
const valuesOf = (value: Cell): readonly Operand[] => {
  if (value === null) return [];
  return typeof value === 'object' ? value : [value];
};

/** Whether one of the values satisfies a condition. */
const anyValue = (value: Cell, passes: (present: Operand) => boolean): boolean =>
  typeof value === 'object' && value !== null ? value.some(passes) : value !== null && passes(value);

const equal: Operator = (type, operand, path) => {
  const wanted = oneOrNull(type, operand, path);
  if (wanted === null) return (value) => valuesOf(value).length === 0;
  return type === 'list' ? (value) => valuesOf(value).includes(wanted) : (value) => value === wanted;
};

const compare =
  (holds: (left: string | number | boolean, right: string | number | boolean) => boolean): Operator =>
  (type, operand, path) => {
    const bound = one(type, operand, path);
    return (value) => value !== null && typeof value !== 'object' && holds(value, bound);
  };

const text =
  (holds: (value: string, part: string) => boolean): Operator =>
  (type, operand, path) => {
    const part = String(one(type, operand, path)).toLowerCase();
    return (value) => typeof value === 'string' && holds(value, part);
  };

const hasSome: Operator = (type, operand, path) => {
  const wanted = many(type, operand, path);
  const isWanted = (present: Operand) => wanted.has(present);
  return (value) => anyValue(value, isWanted);
};

interface OperatorDefinition {
  readonly types: readonly FieldType[];
  readonly test: Operator;
  readonly ignoresCase?: true;
}

const operators: Record<string, OperatorDefinition> = {
  $eq: { types: ['string', 'number', 'numeric', 'date', 'boolean', 'list'], test: equal },
  $ne: {
    types: ['string', 'number', 'numeric', 'date', 'boolean', 'list'],
    test: (type, operand, path) => {
      const isEqual = equal(type, operand, path);
      return (value) => !isEqual(value);
    },
  },
  $gt: { types: ['string', 'number', 'numeric', 'date'], test: compare((left, right) => left > right) },
  $gte: { types: ['string', 'number', 'numeric', 'date'], test: compare((left, right) => left >= right) },
  $lt: { types: ['string', 'number', 'numeric', 'date'], test: compare((left, right) => left < right) },
  $lte: { types: ['string', 'number', 'numeric', 'date'], test: compare((left, right) => left <= right) },
  $startsWith: { types: ['string'], ignoresCase: true, test: text((value, part) => value.startsWith(part)) },
  $endsWith: { types: ['string'], ignoresCase: true, test: text((value, part) => value.endsWith(part)) },
  $contains: { types: ['string'], ignoresCase: true, test: text((value, part) => value.includes(part)) },
  $in: {
    types: ['string', 'number', 'numeric', 'date', 'boolean', 'list'],
    test: (type, operand, path) => {
      const wanted = many(type, operand, path);
      const isWanted = (present: Operand) => wanted.has(present);
      return (value) => anyValue(value, isWanted) || (wanted.has(null) && valuesOf(value).length === 0);
    },
  },
  $hasSome: { types: ['string', 'number', 'numeric', 'list'], test: hasSome },
  $hasAll: {
    types: ['string', 'number', 'numeric', 'list'],
    test: (type, operand, path) => {
      const wanted = [...many(type, operand, path)];
      return (value) => {
        const values = valuesOf(value);
        return wanted.every((candidate) => values.includes(candidate));
      };
    },
  },
  $exists: {
    types: ['string', 'number', 'numeric', 'date', 'boolean', 'list'],
    test: (type, operand, path) => {
      if (typeof operand !== 'boolean')
        throw queryError(path, 'must be true or false', 'FORMAT', 'INVALID_FILTER_VALUE');
      return (value) => valuesOf(value).length > 0 === operand;
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
  return { test: found.test(type, operand, path), ignoresCase: found.ignoresCase ?? false };
}
