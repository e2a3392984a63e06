import { isObject } from '../input/object.js';
import type { Document } from '../state/collection.js';
import { findField } from './field.js';
import { operatorTest } from './operators.js';
import type { Table } from './table.js';
import { queryError } from './query-error.js';

/** Whether the document in a row matches the filter. */
export type Predicate = (row: number) => boolean;

/** Maximum nesting depth of conditions. */
const maxFilterDepth = 10;

/** Maximum number of conditions in a filter. */
const maxFilterConditions = 200;

const all = (): boolean => true;

/** Compiles the condition of one field. */
export type CompileField = (name: string, condition: unknown, at: string) => Predicate;

/**
 * Compiles the structure of a filter: fields, and `$and`, `$or`, `$not`. An absent or empty filter matches everything.
 *
 * @throws {ValidationError} for filters that are too deep or too long
 */
export function compileConditions(filter: unknown, path: string, compileField: CompileField): Predicate {
  let conditions = 0;

  const compileList = (list: unknown, at: string, depth: number): Predicate[] => {
    if (!Array.isArray(list) || list.length === 0) throw queryError(at, 'must be a list of filters', 'FORMAT');
    return list.map((part: unknown, index) => compile(part, `${at}[${index}]`, depth + 1));
  };

  const compileEntry = (name: string, condition: unknown, at: string, depth: number): Predicate => {
    if (++conditions > maxFilterConditions) {
      throw queryError(path, `must have at most ${maxFilterConditions} conditions`, 'MAX_SIZE');
    }
    if (name === '$and') {
      const parts = compileList(condition, at, depth);
      return (row) => parts.every((part) => part(row));
    }
    if (name === '$or') {
      const parts = compileList(condition, at, depth);
      return (row) => parts.some((part) => part(row));
    }
    if (name === '$not') {
      const part = compile(condition, at, depth + 1);
      return (row) => !part(row);
    }
    return compileField(name, condition, at);
  };

  const compile = (part: unknown, at: string, depth: number): Predicate => {
    if (!isObject(part)) throw queryError(at, 'must be an object', 'FORMAT');
    if (depth > maxFilterDepth) throw queryError(path, `must be at most ${maxFilterDepth} levels deep`, 'MAX_SIZE');
    const parts = Object.entries(part).map(([name, condition]) =>
      compileEntry(name, condition, `${at}.${name.slice(0, 100)}`, depth),
    );
    if (parts.length <= 1) return parts[0] ?? all;
    return (row) => parts.every((test) => test(row));
  };

  return filter === undefined || filter === null ? all : compile(filter, path, 1);
}

/**
 * Lists the operators of a condition. A value alone means `$eq`.
 *
 * @throws {ValidationError} for an object without operators
 */
export function getOperators(condition: unknown, at: string): [operator: string, operand: unknown][] {
  const entries: [string, unknown][] = isObject(condition) ? Object.entries(condition) : [['$eq', condition]];
  if (entries.length === 0) throw queryError(at, 'must have an operator', 'OTHER', 'INVALID_FILTER_OPERATOR');
  return entries;
}

/**
 * Compiles a filter: fields with a value or with operators, and `$and`, `$or`, `$not`. Strings are matched literally,
 * without wildcards. An absent or empty filter matches everything.
 *
 * @throws {ValidationError} for unknown fields and operators, operands of the wrong type, and filters that are too deep
 * or too long
 */
export const compileFilter = <T extends Document>(table: Table<T>, filter: unknown, path = 'query.filter'): Predicate =>
  compileConditions(filter, path, (name, condition, at) => {
    const field = findField(table.fields, name);
    if (!field) throw queryError(at, 'is not a field that can be filtered by', 'OTHER', 'FIELD_NOT_FILTERABLE');
    const { cells, keys } = table.column(field);
    const tests = getOperators(condition, at).map(([operator, operand]): Predicate => {
      const { ignoresCase, test } = operatorTest(field.type, operator, operand, at);
      const column = ignoresCase ? keys : cells;
      return (row) => test(column[row] ?? null);
    });
    const [first] = tests;
    return tests.length === 1 && first ? first : (row) => tests.every((test) => test(row));
  });
