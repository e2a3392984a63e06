/** Validation rules that the platform reports. */
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

/** Validation rule that a field violates. The platform may add rules. */
export type ViolationKind = KnownViolationKind | (string & {});

/** Parameters of the violated rule, such as its limit. Which ones are present depends on the rule. */
export interface ViolationData {
  /** Expected format. `EMAIL`: an email address. */
  type?: 'EMAIL' | (string & {});
  [name: string]: unknown;
}

/**
 * One rejected field of a request.
 *
 * @example
 * ```ts
 * import type { FieldViolation } from '@cartwright/core';
 *
 * const isEmail = ({ violatedRule, data }: FieldViolation) => violatedRule === 'FORMAT' && data?.type === 'EMAIL';
 * ```
 */
export interface FieldViolation {
  /**
   * Path of the field from the argument that holds it, such as `options.lineItems[0].quantity`. Empty if the platform
   * names no field.
   */
  field: string;
  /** Description of the violation by the platform. */
  description: string;
  /** Violated rule, such as `MAX_LENGTH`. */
  violatedRule?: ViolationKind;
  /** Name of a service's custom rule. Present when `violatedRule` is `OTHER`. */
  ruleName?: string;
  /** Parameters of the violated rule, such as its limit. */
  data?: ViolationData;
}
