import { pluginApplicationErrorClass } from '@cartwright/core/plugins';
import type {
  GenericShippingRatesError,
  InvalidAddressError,
  InvalidPostalCodeError,
  MissingPostalCodeError,
} from './error-data.js';

/** Throw if no rates are available for a custom reason. */
export const GenericShippingRatesWixError = /* @__PURE__ */ pluginApplicationErrorClass<GenericShippingRatesError>(
  'GenericShippingRatesError',
  { applicationCode: 'GENERIC_ERROR', httpCode: 400 },
);

/** Throw if the address is incomplete or invalid. */
export const InvalidAddressWixError = /* @__PURE__ */ pluginApplicationErrorClass<InvalidAddressError>(
  'InvalidAddress',
  { applicationCode: 'PARTIAL_ADDRESS', httpCode: 400 },
);

/** Throw if the postal code is invalid. */
export const InvalidPostalCodeWixError = /* @__PURE__ */ pluginApplicationErrorClass<InvalidPostalCodeError>(
  'InvalidPostalCode',
  { applicationCode: 'INVALID_POSTAL_CODE', httpCode: 400 },
);

/** Throw if the postal code is missing. */
export const MissingPostalCodeWixError = /* @__PURE__ */ pluginApplicationErrorClass<MissingPostalCodeError>(
  'MissingPostalCode',
  { applicationCode: 'MISSING_POSTAL_CODE', httpCode: 400 },
);
