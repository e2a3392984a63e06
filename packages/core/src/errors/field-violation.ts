/** The rules that the platform names. */
export type KnownViolationKind =
  | 'VALIDATION'
  | 'OTHER'
  | 'MAX'
  | 'MIN'
  | 'MAX_LENGTH'
  | 'MIN_LENGTH'
  | 'MAX_SIZE'
  | 'MIN_SIZE'
  | 'FORMAT'
  | 'DECIMAL_LTE'
  | 'DECIMAL_GTE'
  | 'DECIMAL_LT'
  | 'DECIMAL_GT'
  | 'DECIMAL_MAX_SCALE'
  | 'INVALID_ENUM_VALUE'
  | 'REQUIRED_FIELD'
  | 'FIELD_NOT_ALLOWED'
  | 'ONE_OF_ALIGNMENT'
  | 'EXACT_LENGTH'
  | 'EXACT_SIZE'
  | 'REQUIRED_ONE_OF_FIELD';

/** The rule that a field broke. Open: the platform may name new ones. */
export type ViolationKind = KnownViolationKind | (string & {});

/** More about a broken rule, such as its bound. What there is depends on the rule. */
export interface ViolationData {
  /** The form that was expected. `EMAIL`: the field is no email address. */
  type?: 'EMAIL' | (string & {});
  [name: string]: unknown;
}

/**
 * One field that the platform refused.
 *
 * @example
 * ```ts
 * import type { FieldViolation } from '@cartwright/core';
 *
 * const isEmail = ({ violatedRule, data }: FieldViolation) => violatedRule === 'FORMAT' && data?.type === 'EMAIL';
 * ```
 * @see Specification, section 5: violation kinds
 */
export interface FieldViolation {
  /** The field, from the argument that holds it: `options.lineItems[0].quantity`. Empty where the platform named none. */
  field: string;
  /** What is wrong with it, in the platform's words. */
  description: string;
  /** The rule that it broke, such as `MAX_LENGTH`. */
  violatedRule?: ViolationKind;
  /** The name of a rule of the service's own, where `violatedRule` is `OTHER`. */
  ruleName?: string;
  /** More about the rule, such as its bound. */
  data?: ViolationData;
}
