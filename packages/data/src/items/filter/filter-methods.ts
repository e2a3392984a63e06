import type { FieldKey } from '../data-item.js';
import { conditionsKey, toAlternatives, toFilter, type Condition, type WithConditions } from './conditions.js';

/** Values that can be compared. */
export type Comparable = string | number | boolean | Date;

/**
 * Conditions of a query, filter or search. Builders are immutable: every method returns a new builder. Values match only
 * values of the same type: the number `1` does not equal the string `'1'`.
 */
export interface FilterMethods<Item> extends WithConditions {
  /**
   * Matches items whose field equals the value. Strings are compared case-sensitively. For a list, one entry has to be
   * equal. `null` and `undefined` match items without a value.
   */
  eq(field: FieldKey<Item>, value: unknown): this;
  /** Matches items whose field does not equal the value. For a list, no entry may be equal. */
  ne(field: FieldKey<Item>, value: unknown): this;
  /** Matches items whose field is greater than or equal to the value. */
  ge(field: FieldKey<Item>, value: Comparable): this;
  /** Matches items whose field is greater than the value. */
  gt(field: FieldKey<Item>, value: Comparable): this;
  /** Matches items whose field is less than or equal to the value. */
  le(field: FieldKey<Item>, value: Comparable): this;
  /** Matches items whose field is less than the value. */
  lt(field: FieldKey<Item>, value: Comparable): this;
  /** Matches items whose field is at least `rangeStart` and less than `rangeEnd`. */
  between(field: FieldKey<Item>, rangeStart: Comparable, rangeEnd: Comparable): this;
  /** Matches items whose field contains the string, ignoring case. */
  contains(field: FieldKey<Item>, value: string): this;
  /** Matches items whose field starts with the string, ignoring case. */
  startsWith(field: FieldKey<Item>, value: string): this;
  /** Matches items whose field ends with the string, ignoring case. */
  endsWith(field: FieldKey<Item>, value: string): this;
  /** Matches items whose field equals one of the values. For a list, one entry has to. For references, pass item IDs. */
  hasSome(field: FieldKey<Item>, ...values: (Comparable | readonly Comparable[])[]): this;
  /** Matches items whose list field contains all of the values. */
  hasAll(field: FieldKey<Item>, ...values: (Comparable | readonly Comparable[])[]): this;
  /** Matches items whose field is absent or `null`. */
  isEmpty(field: FieldKey<Item>): this;
  /** Matches items whose field has a value, even an empty string. */
  isNotEmpty(field: FieldKey<Item>): this;
  /** Matches items that match this filter and the other one. */
  and(filter: WithConditions): this;
  /** Matches items that match this filter or the other one. */
  or(filter: WithConditions): this;
  /** Matches items that match this filter but not the other one. */
  not(filter: WithConditions): this;
}

/** Methods with one value, and their operators. */
const comparisons = /* @__PURE__ */ Object.entries({
  ne: '$ne',
  ge: '$gte',
  gt: '$gt',
  le: '$lte',
  lt: '$lt',
  contains: '$contains',
  startsWith: '$startsWith',
  endsWith: '$endsWith',
});

/**
 * Creates the filter methods of a builder.
 *
 * @param conditions - Conditions so far.
 * @param isQuery - Whether the builder is a query: without conditions, it matches all items in `or`.
 * @param extend - Creates the builder with other conditions.
 */
export function filterMethods(
  conditions: readonly Condition[],
  isQuery: boolean,
  extend: (conditions: readonly Condition[]) => object,
): object {
  const add = (...added: Condition[]) => extend([...conditions, ...added]);
  const methods: Record<PropertyKey, unknown> = {
    [conditionsKey]: conditions,
    eq: (field: string, value: unknown) => add({ [field]: value ?? null }),
    between: (field: string, start: unknown, end: unknown) =>
      add({ [field]: { $gte: start } }, { [field]: { $lt: end } }),
    hasSome: (field: string, ...values: unknown[]) => add({ [field]: { $hasSome: values.flat() } }),
    hasAll: (field: string, ...values: unknown[]) => add({ [field]: { $hasAll: values.flat() } }),
    isEmpty: (field: string) => add({ [field]: null }),
    isNotEmpty: (field: string) => add({ [field]: { $ne: null } }),
    and: (other: WithConditions) => add(...other[conditionsKey]),
    or: (other: WithConditions) => {
      const left = conditions.length > 0 || isQuery ? toAlternatives(toFilter(conditions)) : [];
      return extend([{ $or: [...left, ...toAlternatives(toFilter(other[conditionsKey]))] }]);
    },
    not: (other: WithConditions) => add({ $not: [toFilter(other[conditionsKey])] }),
  };
  for (const [name, operator] of comparisons)
    methods[name] = (field: string, value: unknown) => add({ [field]: { [operator]: value ?? null } });
  return methods;
}
