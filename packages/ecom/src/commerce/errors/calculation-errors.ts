import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Rules that a field can break. */
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
/** A rule that a field can break. */
export type RuleType = EnumerationValue<typeof RuleType>;

/** A refusal in the words of a service. */
export interface ApplicationError {
  /** Its code. */
  code?: string;
  /** In words. */
  description?: string;
  /** More about it. */
  data?: Record<string, unknown> | null;
}

/** A field that was refused. */
export interface FieldViolation {
  /** The field's path. */
  field?: string;
  /** What is wrong with it. */
  description?: string;
  /** The rule that it broke. */
  violatedRule?: RuleType;
  /** The name of a rule of the service's own. */
  ruleName?: string | null;
  /** More about the rule. */
  data?: Record<string, unknown> | null;
}

/** Fields that were refused. */
export interface ValidationError {
  /** One by one. */
  fieldViolations?: FieldViolation[];
}

/** A failure inside the platform. */
export interface SystemError {
  /** Its code. */
  errorCode?: string | null;
}

/** What went wrong: one of the first three. */
export interface Details {
  /** A refusal. */
  applicationError?: ApplicationError;
  /** Fields that were refused. */
  validationError?: ValidationError;
  /** A failure. */
  systemError?: SystemError;
  /** Where it happened. Deprecated by the platform. */
  tracing?: Record<string, string>;
}

/** A carrier's error. */
export interface CarrierError {
  /** The carrier's id. */
  carrierId?: string;
  /** What went wrong. */
  error?: Details;
}

/** The carriers' errors. */
export interface CarrierErrors {
  /** One by one. */
  errors?: CarrierError[];
}

/** What could not be calculated, and why. The other sums hold. */
export interface CalculationErrors {
  /** Shipping, for all carriers. */
  generalShippingCalculationError?: Details;
  /** Shipping, carrier by carrier. */
  carrierErrors?: CarrierErrors;
  /** The chosen delivery. */
  selectedShippingOptionError?: Details;
  /** Tax. */
  taxCalculationError?: Details;
  /** The coupon. */
  couponCalculationError?: Details;
  /** The gift card. */
  giftCardCalculationError?: Details;
  /** What forbids to place the order. */
  orderValidationErrors?: ApplicationError[];
  /** Memberships. */
  membershipError?: Details;
  /** Automatic discounts. */
  discountsCalculationError?: Details;
}
