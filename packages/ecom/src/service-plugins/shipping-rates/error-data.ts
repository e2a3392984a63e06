import type { ApplicationError, FieldViolation } from '../../commerce/errors/calculation-errors.js';

/** Reasons of your own. */
export interface GenericShippingRatesError {
  /** The reasons. */
  errors?: ApplicationError[];
}

/** What is wrong with an address. */
export interface InvalidAddressError {
  /** The fields. */
  fields?: FieldViolation[];
}

/** What is wrong with a postal code. */
export interface InvalidPostalCodeError {
  /** The reason. */
  error?: ApplicationError;
}

/** Why a postal code is needed. */
export interface MissingPostalCodeError {
  /** The reason. */
  error?: ApplicationError;
}
