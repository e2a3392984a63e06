import { pluginApplicationErrorClass } from '@cartwright/core/plugins';
import type {
  GenericShippingRatesError,
  InvalidAddressError,
  InvalidPostalCodeError,
  MissingPostalCodeError,
} from './error-data.js';

/** There are no rates, for a reason of your own. */
export const GenericShippingRatesWixError = /* @__PURE__ */ pluginApplicationErrorClass<GenericShippingRatesError>(
  'GenericShippingRatesError',
  { applicationCode: 'GENERIC_ERROR', httpCode: 400 },
);

/** The address is incomplete or wrong. */
export const InvalidAddressWixError = /* @__PURE__ */ pluginApplicationErrorClass<InvalidAddressError>(
  'InvalidAddress',
  { applicationCode: 'PARTIAL_ADDRESS', httpCode: 400 },
);

/** The postal code is wrong. */
export const InvalidPostalCodeWixError = /* @__PURE__ */ pluginApplicationErrorClass<InvalidPostalCodeError>(
  'InvalidPostalCode',
  { applicationCode: 'INVALID_POSTAL_CODE', httpCode: 400 },
);

/** The postal code is missing. */
export const MissingPostalCodeWixError = /* @__PURE__ */ pluginApplicationErrorClass<MissingPostalCodeError>(
  'MissingPostalCode',
  { applicationCode: 'MISSING_POSTAL_CODE', httpCode: 400 },
);
