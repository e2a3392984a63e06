import { enumeration, type ApplicationError, type EnumerationValue } from '@cartwright/core';

export type { ApplicationError } from '@cartwright/core';

/**
 * Validation rules that a field can violate:
 * - `MAX`, `MIN`, `DECIMAL_LT`, `DECIMAL_LTE`, `DECIMAL_GT`, `DECIMAL_GTE`: limits of a number.
 * - `DECIMAL_MAX_SCALE`: maximum number of decimal places.
 * - `MAX_LENGTH`, `MIN_LENGTH`, `EXACT_LENGTH`: limits of a string.
 * - `MAX_SIZE`, `MIN_SIZE`, `EXACT_SIZE`: limits of a list.
 * - `FORMAT`: format of a string, such as an email address.
 * - `INVALID_ENUM_VALUE`: the value is not in the enumeration.
 * - `REQUIRED_FIELD`, `REQUIRED_ONE_OF_FIELD`: a field, or one of several fields, is missing.
 * - `FIELD_NOT_ALLOWED`: the field must not be set.
 * - `ONE_OF_ALIGNMENT`: more than one of several exclusive fields is set.
 * - `VALIDATION`, `OTHER`: any other rule.
 */
export const RuleType = /* @__PURE__ */ enumeration(
  'VALIDATION',
  'OTHER',
  'MAX',
  'MIN',
  'MAX_LENGTH',
  'MIN_LENGTH',
  'MAX_SIZE',
  'MIN_SIZE',
  'FORMAT',
  'DECIMAL_LTE',
  'DECIMAL_GTE',
  'DECIMAL_LT',
  'DECIMAL_GT',
  'DECIMAL_MAX_SCALE',
  'INVALID_ENUM_VALUE',
  'REQUIRED_FIELD',
  'FIELD_NOT_ALLOWED',
  'ONE_OF_ALIGNMENT',
  'EXACT_LENGTH',
  'EXACT_SIZE',
  'REQUIRED_ONE_OF_FIELD',
);
/** Validation rule that a field can violate. */
export type RuleType = EnumerationValue<typeof RuleType>;

/** Invalid field. */
export interface FieldViolation {
  /** Path of the field. */
  field?: string;
  /** Description of the violation. */
  description?: string;
  /** Violated rule. */
  violatedRule?: RuleType;
  /** Name of a custom rule. Set if `violatedRule` is `OTHER`. */
  ruleName?: string | null;
  /** Additional data about the rule. */
  data?: Record<string, unknown> | null;
}

/** Validation error. */
export interface ValidationError {
  /** Invalid fields. */
  fieldViolations?: FieldViolation[];
}

/** Internal error of the platform. */
export interface SystemError {
  /** Error code. */
  errorCode?: string | null;
}

/** Error details. One of `applicationError`, `validationError` and `systemError` is set. */
export interface Details {
  /** Error of the service's business logic. */
  applicationError?: ApplicationError;
  /** Validation error. */
  validationError?: ValidationError;
  /** Internal error. */
  systemError?: SystemError;
  /** Tracing data. Deprecated by the platform. */
  tracing?: Record<string, string>;
}

/** Error of a carrier. */
export interface CarrierError {
  /** Carrier ID. */
  carrierId?: string;
  /** Error details. */
  error?: Details;
}

/** Errors of carriers. */
export interface CarrierErrors {
  /** One entry per carrier that failed. */
  errors?: CarrierError[];
}

/** Errors of a price calculation. Totals that did not fail are still valid. */
export interface CalculationErrors {
  /** Shipping calculation failed for all carriers. */
  generalShippingCalculationError?: Details;
  /** Shipping calculation failed for some carriers. */
  carrierErrors?: CarrierErrors;
  /** The selected shipping option could not be calculated. */
  selectedShippingOptionError?: Details;
  /** Tax calculation failed. */
  taxCalculationError?: Details;
  /** The coupon could not be applied. */
  couponCalculationError?: Details;
  /** The gift card could not be applied. */
  giftCardCalculationError?: Details;
  /** Reasons why the order cannot be placed. */
  orderValidationErrors?: ApplicationError[];
  /** Membership validation failed. */
  membershipError?: Details;
  /** Calculation of automatic discounts failed. */
  discountsCalculationError?: Details;
}
