import { isObject } from '../../input/object.js';
import type { Document } from '../../state/collection.js';
import { type Predicate, compileConditions, getOperators } from '../compile-filter.js';
import type { Cell, Column } from '../column.js';
import type { QueryField } from '../field.js';
import { operatorTest } from '../operators.js';
import { queryError } from '../query-error.js';
import type { Table } from '../table.js';
import { type SearchField, type SearchFields, checkOperator, declaredField, undeclared } from './search-field.js';
import type { TimeZone } from './time-zone.js';

/** Condition of the items of a list. */
interface ItemCondition<T> {
  readonly field: QueryField<T>;
  readonly test: (value: Cell) => boolean;
}

const isList = (cell: Cell): cell is readonly Cell[] => typeof cell === 'object' && cell !== null;

const lowerCase = (cell: Cell): Cell => (typeof cell === 'string' ? cell.toLowerCase() : cell);

/** Tests each distinct value of a column once. */
function testOnce<T>(column: Column<T>, test: (cell: Cell) => boolean): Predicate {
  const { cells, codes } = column.dictionary();
  const results: (boolean | undefined)[] = new Array<undefined>(cells.length);
  return (row) => {
    const code = codes[row] ?? 0;
    return (results[code] ??= test(cells[code] ?? null));
  };
}

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
  const getOperand = (field: QueryField<T>, operand: unknown): unknown =>
    field.type !== 'date' ? operand : Array.isArray(operand) ? operand.map(zone.toInstant) : zone.toInstant(operand);

  const compileOperator = (field: QueryField<T>, operator: string, operand: unknown, at: string): Predicate => {
    const { ignoresCase, test } = operatorTest(field.type, operator, getOperand(field, operand), at);
    const column = table.column(field);
    if (field.type === 'list') return testOnce(column, test);
    const values = ignoresCase ? column.keys : column.cells;
    return (row) => test(values[row] ?? null);
  };

  const compileItemConditions = (list: string, of: SearchField<T>, condition: object, at: string): ItemCondition<T>[] =>
    Object.entries(condition).flatMap(([name, value]) => {
      const field = of.items?.get(name);
      if (!field) throw undeclared(`${list}.${name}`, 'filterable', `${at}.${name}`);
      return getOperators(value, at).map(([operator, operand]) => {
        checkOperator(`${list}.${name}`, field, operator, `${at}.${name}`);
        const { test, ignoresCase } = operatorTest(field.type, operator, getOperand(field, operand), `${at}.${name}`);
        return { field, test: ignoresCase ? (cell) => test(lowerCase(cell)) : test };
      });
    });

  const compileItems = (name: string, field: SearchField<T>, operand: unknown, at: string): Predicate => {
    if (!Array.isArray(operand) || operand.length === 0 || !operand.every(isObject))
      throw queryError(at, 'must be a list of conditions', 'FORMAT', 'INVALID_FILTER_VALUE');
    const conditions = operand.flatMap((one, index) => compileItemConditions(name, field, one, `${at}[${index}]`));
    const [first] = conditions;
    if (first && conditions.every((condition) => condition.field === first.field)) {
      const isItem = (value: Cell) => conditions.every(({ test }) => test(value));
      return testOnce(table.column(first.field), (values) => isList(values) && values.some(isItem));
    }
    const tests = conditions.map((condition) => ({ ...condition, cells: table.column(condition.field).cells }));
    const { cells: lists } = table.column(field);
    return (row) => {
      const items = lists[row] ?? null;
      if (!isList(items)) return false;
      return items.some((_, item) =>
        tests.every(({ cells, test }) => {
          const values = cells[row] ?? null;
          return test(isList(values) ? (values[item] ?? null) : null);
        }),
      );
    };
  };

  return compileConditions(filter, path, (name, condition, at) => {
    const field = declaredField(fields, name, 'filterable', at);
    const tests = getOperators(condition, at).map(([operator, operand]) => {
      checkOperator(name, field, operator, at);
      if (operator === '$matchItems') return compileItems(name, field, operand, `${at}.$matchItems`);
      return compileOperator(field, operator, operand, at);
    });
    const [first] = tests;
    return tests.length === 1 && first ? first : (row) => tests.every((test) => test(row));
  });
}
