/** Directions in which a field can be sorted. */
export type SortDirections = 'BOTH' | 'ASC' | 'NONE';

/** Operators of fields without an order: booleans and enumerations. */
export type Equality = '$eq' | '$ne' | '$in' | '$exists';

type Comparison = Equality | '$gt' | '$gte' | '$lt' | '$lte';
type ListOperator = '$hasSome' | '$hasAll' | '$exists';

/** Default operators of a field of type `Value`. A field of type `number | string` has those of numbers. */
export type OperatorsFor<Value> = number extends Value
  ? Comparison
  : // Without tuples around the types, which take the compiler more time: each member of a union has the same operators.
    Value extends readonly unknown[]
    ? ListOperator
    : Value extends string
      ? Comparison | '$startsWith' | '$endsWith' | '$contains'
      : Value extends boolean
        ? Equality
        : Comparison;

/** Value that a field is compared with: its value, or one entry of a list field. */
export type Operand<Value> = Value extends readonly (infer Entry)[] ? Entry : Value;

/** Filter operators and their operands. */
export interface Operators<Value> {
  /** Equals. `null` matches items without a value. */
  readonly $eq: Operand<Value> | null;
  /** Does not equal. */
  readonly $ne: Operand<Value> | null;
  /** Greater than. */
  readonly $gt: Value;
  /** Greater than or equal to. */
  readonly $gte: Value;
  /** Less than. */
  readonly $lt: Value;
  /** Less than or equal to. */
  readonly $lte: Value;
  /** Starts with. */
  readonly $startsWith: string;
  /** Ends with. */
  readonly $endsWith: string;
  /** Contains. */
  readonly $contains: string;
  /** Equals one of these values. */
  readonly $in: readonly (Operand<Value> | null)[];
  /** Equals none of these values. */
  readonly $nin: readonly (Operand<Value> | null)[];
  /** List contains at least one of these values. */
  readonly $hasSome: readonly Operand<Value>[];
  /** List contains all of these values. */
  readonly $hasAll: readonly Operand<Value>[];
  /** Whether the field has a value. */
  readonly $exists: boolean;
}

/**
 * A queryable field of an entity: its type, sort directions and operators. The fields of an entity are an interface of
 * these.
 *
 * @template Value - Type of the field.
 * @template Sort - Directions in which it can be sorted.
 * @template Allowed - Operators that it can be filtered with.
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
 */
export interface QueryField<
  Value,
  Sort extends SortDirections = 'BOTH',
  Allowed extends keyof Operators<Value> = OperatorsFor<Value>,
> {
  /** Type of the field. */
  readonly value: Value;
  /** Directions in which the field can be sorted. */
  readonly sort: Sort;
  /** Operators that the field can be filtered with. */
  readonly operators: Allowed;
}

/** Constraint for the queryable fields of an entity: an object type of {@link QueryField}s. */
export type QueryFields<Fields> = Readonly<
  Record<keyof Fields, { value: unknown; sort: SortDirections; operators: keyof Operators<unknown> }>
>;

/** Names of the fields that support an operator. */
export type FieldWith<Fields extends QueryFields<Fields>, Operator extends keyof Operators<unknown>> = {
  [Field in keyof Fields]: Operator extends Fields[Field]['operators'] ? Field : never;
}[keyof Fields];

/** Names of the fields that can be sorted in these directions. */
export type SortableBy<Fields extends QueryFields<Fields>, Sort extends SortDirections> = {
  [Field in keyof Fields]: Fields[Field]['sort'] extends Sort ? Field : never;
}[keyof Fields];
