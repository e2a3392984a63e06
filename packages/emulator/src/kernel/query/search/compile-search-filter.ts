import { isObject } from '../../input/object.js';
import type { Document } from '../../state/collection.js';
import { type Predicate, compileConditions, operatorsOf } from '../compile-filter.js';
import type { QueryField } from '../field.js';
import { operatorTest } from '../operators.js';
import { queryError } from '../query-error.js';
import type { Table } from '../table.js';
import { type SearchField, type SearchFields, checkOperator, declaredField, undeclared } from './search-field.js';
import type { TimeZone } from './time-zone.js';

/** Whether one item of the list in a row matches. */
type ItemPredicate = (row: number, item: number) => boolean;

/**
 * Compiles the filter of a search. Fields and operators must be declared. Dates without an offset are in the time zone
 * of the search.
 *
 * @throws {ValidationError} for undeclared fields and operators, and as `compileFilter` does
 */
export function compileSearchFilter<T extends Document>(
  table: Table<T>,
  fields: SearchFields<T>,
  filter: unknown,
  path: string,
  zone: TimeZone,
): Predicate {
  const operandOf = (field: QueryField<T>, operand: unknown): unknown =>
    field.type !== 'date' ? operand : Array.isArray(operand) ? operand.map(zone.toInstant) : zone.toInstant(operand);

  const compileOperator = (field: QueryField<T>, operator: string, operand: unknown, at: string): Predicate => {
    const { ignoresCase, test } = operatorTest(field.type, operator, operandOf(field, operand), at);
    const { cells, keys } = table.column(field);
    const column = ignoresCase ? keys : cells;
    return (row) => test(column[row] ?? null);
  };

  const compileItemCondition = (list: string, of: SearchField<T>, condition: object, at: string): ItemPredicate[] =>
    Object.entries(condition).flatMap(([name, value]) => {
      const field = of.items?.get(name);
      if (!field) throw undeclared(`${list}.${name}`, 'filterable', `${at}.${name}`);
      const { cells } = table.column(field);
      return operatorsOf(value, at).map(([operator, operand]): ItemPredicate => {
        checkOperator(`${list}.${name}`, field, operator, `${at}.${name}`);
        const { test, ignoresCase } = operatorTest(field.type, operator, operandOf(field, operand), `${at}.${name}`);
        return (row, item) => {
          const values = cells[row];
          const value = typeof values === 'object' ? (values?.[item] ?? null) : null;
          return test(ignoresCase && typeof value === 'string' ? value.toLowerCase() : value);
        };
      });
    });

  const compileItems = (name: string, field: SearchField<T>, operand: unknown, at: string): Predicate => {
    if (!Array.isArray(operand) || operand.length === 0 || !operand.every(isObject))
      throw queryError(at, 'must be a list of conditions', 'FORMAT', 'INVALID_FILTER_VALUE');
    const conditions = operand.flatMap((one, index) => compileItemCondition(name, field, one, `${at}[${index}]`));
    const { cells } = table.column(field);
    return (row) => {
      const items = cells[row];
      if (typeof items !== 'object' || items === null) return false;
      for (let item = 0; item < items.length; item++) if (conditions.every((test) => test(row, item))) return true;
      return false;
    };
  };

  return compileConditions(filter, path, (name, condition, at) => {
    const field = declaredField(fields, name, 'filterable', at);
    const tests = operatorsOf(condition, at).map(([operator, operand]) => {
      checkOperator(name, field, operator, at);
      if (operator === '$matchItems') return compileItems(name, field, operand, `${at}.$matchItems`);
      return compileOperator(field, operator, operand, at);
    });
    const [first] = tests;
    return tests.length === 1 && first ? first : (row) => tests.every((test) => test(row));
  });
}
