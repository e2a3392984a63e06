import { CartwrightError, type ErrorInit } from '../errors/cartwright-error.js';

/** Properties of a {@link PluginApplicationError}, besides its name. */
export interface PluginApplicationErrorInit<Data = unknown> {
  /** Application code for the platform, such as `INVALID_POSTAL_CODE`. */
  applicationCode: string;
  /** HTTP status of the response, from 400 to 599. */
  httpCode: number;
  /** Additional JSON data for the platform. */
  data?: Data;
}

/**
 * Business error of a plugin implementation. Throw it to send code, data and status to the platform. The errors that
 * the platform knows are exported next to their plugin, such as `shippingRates.InvalidPostalCodeWixError`.
 *
 * @template Data - Type of `data`.
 * @example
 * ```ts
 * import { PluginApplicationError } from '@cartwright/core/plugins';
 *
 * export const outOfTown = (city: string) =>
 *   new PluginApplicationError('OutOfTown', { applicationCode: 'OUT_OF_TOWN', httpCode: 400, data: { city } });
 * ```
 */
export class PluginApplicationError<Data = unknown> extends CartwrightError<
  ErrorInit & PluginApplicationErrorInit<Data> & { errorType: string }
> {
  override readonly name: string;
  /** Application code for the platform, such as `INVALID_POSTAL_CODE`. */
  declare readonly applicationCode: string;
  /** HTTP status of the response, from 400 to 599. */
  declare readonly httpCode: number;
  /** Additional JSON data for the platform. */
  declare readonly data?: Data;
  /** Identifies the error across copies of the package. */
  declare readonly errorType: string;

  /**
   * @param name - Name of the error, also used as its message.
   * @param init - Code, status and data.
   */
  constructor(name: string, init: PluginApplicationErrorInit<Data>) {
    super(name, { ...init, kind: 'application', code: init.applicationCode, errorType: 'SPI' });
    this.name = name;
  }
}
