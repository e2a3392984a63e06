import type { ApplicationError, FieldViolation } from '../../commerce/errors/calculation-errors.js';

/** Error data of a custom error. */
export interface GenericShippingRatesError {
  /** Errors. */
  errors?: ApplicationError[];
}

/** Error data of an invalid address. */
export interface InvalidAddressError {
  /** Invalid fields of the address. */
  fields?: FieldViolation[];
}

/** Error data of an invalid postal code. */
export interface InvalidPostalCodeError {
  /** Error details. */
  error?: ApplicationError;
}

/** Error data of a missing postal code. */
export interface MissingPostalCodeError {
  /** Error details. */
  error?: ApplicationError;
}
