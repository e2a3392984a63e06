/** The directions a field can be sorted in. */
export type SortDirections = 'BOTH' | 'ASC' | 'NONE';

/** The operators of a field that can only be equal or not: a boolean, or an enumeration. */
export type Equality = '$eq' | '$ne' | '$in' | '$exists';

type Comparison = Equality | '$gt' | '$gte' | '$lt' | '$lte';
type ListOperator = '$hasSome' | '$hasAll' | '$exists';

/** The operators that a field has by its type, where the platform names no others. */
export type OperatorsFor<Value> = [Value] extends [readonly unknown[]]
  ? ListOperator
  : [Value] extends [string]
    ? Comparison | '$startsWith' | '$endsWith' | '$contains'
    : [Value] extends [boolean]
      ? Equality
      : Comparison;

/** What a field can be compared with: its value, or one entry of its list. */
export type Operand<Value> = Value extends readonly (infer Entry)[] ? Entry : Value;

/** The operators of filters by their names on the wire, each with what follows it. */
export interface Operators<Value> {
  /** Equals. `null` finds what has none. */
  readonly $eq: Operand<Value> | null;
  /** Does not equal. */
  readonly $ne: Operand<Value> | null;
  /** Is more than. */
  readonly $gt: Value;
  /** Is at least. */
  readonly $gte: Value;
  /** Is less than. */
  readonly $lt: Value;
  /** Is at most. */
  readonly $lte: Value;
  /** Begins with. */
  readonly $startsWith: string;
  /** Ends with. */
  readonly $endsWith: string;
  /** Contains. */
  readonly $contains: string;
  /** Equals one of these. */
  readonly $in: readonly (Operand<Value> | null)[];
  /** The list has at least one of these. */
  readonly $hasSome: readonly Operand<Value>[];
  /** The list has all of these. */
  readonly $hasAll: readonly Operand<Value>[];
  /** Whether there is a value. */
  readonly $exists: boolean;
}

/**
 * A field that an entity can be found by. An entity's fields are an interface of these.
 *
 * @example
 * ```ts
 * import type { QueryField } from '@cartwright/core';
 *
 * export interface NoteFields {
 *   _id: QueryField<string>;
 *   _createdDate: QueryField<Date, 'NONE'>;
 *   color: QueryField<'red' | 'blue', 'BOTH', '$eq' | '$in'>;
 *   tags: QueryField<string[], 'NONE'>;
 * }
 * ```
 * @see Specification, section 7: query operators
 */
export interface QueryField<
  Value,
  Sort extends SortDirections = 'BOTH',
  Allowed extends keyof Operators<Value> = OperatorsFor<Value>,
> {
  /** What it holds. */
  readonly value: Value;
  /** Whether it can be sorted by, and in which directions. */
  readonly sort: Sort;
  /** The operators that it can be filtered with. */
  readonly operators: Allowed;
}

/** The fields of an entity: each a {@link QueryField}. */
export type QueryFields<Fields> = Readonly<
  Record<keyof Fields, { value: unknown; sort: SortDirections; operators: keyof Operators<unknown> }>
>;

/** The fields that have an operator. */
export type FieldWith<Fields extends QueryFields<Fields>, Operator extends keyof Operators<unknown>> = {
  [Field in keyof Fields]: Operator extends Fields[Field]['operators'] ? Field : never;
}[keyof Fields];

/** The fields that can be sorted by in these directions. */
export type SortableBy<Fields extends QueryFields<Fields>, Sort extends SortDirections> = {
  [Field in keyof Fields]: Fields[Field]['sort'] extends Sort ? Field : never;
}[keyof Fields];
