import type { FieldType, QueryField } from '../field.js';
import { queryError } from '../query-error.js';
import { ValidationError } from '../../errors/application-error.js';

/** Field of a searchable entity, with what requests may do with it. */
export interface SearchField<T> extends QueryField<T> {
  /** Filter operators. Defaults to those of the type; empty if the field cannot be filtered by. */
  readonly operators?: readonly string[];
  /** Whether free text is searched in the field. */
  readonly searchable?: boolean;
  /** Whether the field can be aggregated. */
  readonly aggregatable?: boolean;
  /**
   * Fields of the items of a list of objects, for `$matchItems` and `selectItemsBy`. Each reads one value per item, in
   * the order of the items.
   */
  readonly items?: ReadonlyMap<string, QueryField<T>>;
}

/** Fields of a searchable entity, by their names on the platform, such as `brand.id`. */
export type SearchFields<T> = ReadonlyMap<string, SearchField<T>>;

const equality = ['$eq', '$ne', '$in', '$nin', '$exists'];
const comparison = [...equality, '$gt', '$gte', '$lt', '$lte'];

/** Operators of fields that declare all operators of their type. */
const operatorsByType: Record<FieldType, readonly string[]> = {
  string: [...comparison, '$startsWith', '$isEmpty'],
  enum: equality,
  boolean: equality,
  number: comparison,
  numeric: comparison,
  decimal: comparison,
  date: comparison,
  list: ['$hasSome', '$hasAll', '$isEmpty', '$exists'],
  items: ['$matchItems', '$isEmpty', '$exists'],
  any: [],
};

const uses = {
  filterable: <T>({ operators }: SearchField<T>) => operators?.length !== 0,
  sortable: <T>({ sortable }: SearchField<T>) => sortable,
  searchable: <T>({ searchable }: SearchField<T>) => searchable,
  aggregatable: <T>({ aggregatable }: SearchField<T>) => aggregatable,
};

/** Creates the platform's error for a use of a field that is not declared. */
export function undeclared(name: string, use: string, at: string): ValidationError {
  const description = `Field '${name.slice(0, 200)}' is not declared as ${use}`;
  return new ValidationError([{ field: at, description, violatedRule: 'OTHER' }], description);
}

/**
 * Finds a field that is declared for a use.
 *
 * @throws {ValidationError} if there is no such field, or it is not declared for the use
 */
export function declaredField<T>(
  fields: SearchFields<T>,
  name: string,
  use: keyof typeof uses,
  at: string,
): SearchField<T> {
  const field = fields.get(name);
  if (!field || !uses[use](field)) throw undeclared(name, use, at);
  return field;
}

/**
 * Checks that a field declares a filter operator.
 *
 * @throws {ValidationError} if it does not
 */
export function checkOperator<T>(name: string, field: SearchField<T>, operator: string, at: string): void {
  const declared = field.operators ?? operatorsByType[field.type];
  if (declared.includes(operator)) return;
  const description = `operator ${operator.slice(0, 50)} is not declared for field '${name}'; use ${declared.join(', ')}`;
  throw queryError(at, description, 'OTHER', 'INVALID_FILTER_OPERATOR');
}
